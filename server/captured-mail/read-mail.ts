import { readFile } from 'node:fs/promises'
import PostalMime, { type Email } from 'postal-mime'

/** A mail kept as a file; undefined for one that is gone or cannot be read. */
export async function readMail(path: string): Promise<Email | undefined> {
  return readFile(path)
    .then((raw) => PostalMime.parse(raw))
    .catch(() => undefined)
}
