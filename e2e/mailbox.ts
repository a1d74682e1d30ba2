import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { ServerProcess } from '#test/server-process'

/** The mails to `address` that the server has kept as files. */
export async function mailsTo(site: ServerProcess, address: string): Promise<Email[]> {
  const files = globSync('*.eml', { cwd: join(site.dataDir, 'mail') })
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(site.dataDir, 'mail', file)))),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}
