import { readFile } from 'node:fs/promises'
import PostalMime, { type Email } from 'postal-mime'

/** Names the delivery that a mail kept as a file belongs to; the mail that is sent later does not have it. */
export const deliveryKeyHeader = 'X-Delivery-Key'

/** A mail kept as a file; undefined for one that is gone or cannot be read. */
export async function readMail(path: string): Promise<Email | undefined> {
  return readFile(path)
    .then((raw) => PostalMime.parse(raw))
    .catch(() => undefined)
}
