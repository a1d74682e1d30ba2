import { readFile } from 'node:fs/promises'
import PostalMime, { type Email } from 'postal-mime'

/** Names the delivery that a captured email belongs to; the mail that is sent later does not have this header. */
export const deliveryKeyHeader = 'X-Delivery-Key'

/** Returns a captured email; undefined if its file is gone or cannot be read. */
export async function readMail(path: string): Promise<Email | undefined> {
  return readFile(path)
    .then((raw) => PostalMime.parse(raw))
    .catch(() => undefined)
}
