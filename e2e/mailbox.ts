import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { ServerProcess } from '#test/server-process'

/** Returns the captured emails to `address`. */
export async function mailsTo(site: ServerProcess, address: string): Promise<Email[]> {
  const files = globSync('*.eml', { cwd: join(site.dataDir, 'mail') })
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(site.dataDir, 'mail', file)))),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/** Waits for a mail with this subject, and returns the path and query of its first link to `path`. */
export async function linkIn(
  site: ServerProcess,
  address: string,
  subject: string,
  path: string,
): Promise<string> {
  const found = async () => (await mailsTo(site, address)).filter((mail) => mail.subject === subject)
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0)
  const text = (await found()).map((mail) => mail.text ?? '').join('\n')
  const { pathname, search } = new URL(new RegExp(`http\\S+${path}\\?token=\\S+`).exec(text)?.[0] ?? '')
  return pathname + search
}
