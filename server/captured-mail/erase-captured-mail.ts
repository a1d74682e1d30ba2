import { readdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readMail } from './read-mail.ts'

interface Erased {
  /** Of what the mails were about: a mail's name holds the id of its delivery's subject. */
  ids: ReadonlySet<string>
  /** Normalized. */
  emails: readonly string[]
}

/** Removes the mails kept as files that went to somebody, or speak of them. */
export async function eraseCapturedMail(captureDir: string, { ids, emails }: Erased): Promise<void> {
  // No folder: nothing was ever kept.
  const names = await readdir(captureDir).catch(() => [])
  for (const name of names.filter((each) => ['.eml', '.tmp'].includes(extname(each)))) {
    const path = join(captureDir, name)
    const isTheirs = [...ids].some((id) => name.includes(id)) || speaksOf(await wordsOf(path), emails)
    if (isTheirs) await rm(path, { force: true })
  }
}

/** Everything that can be read in a mail; nothing of one that was forgotten in the meantime. */
async function wordsOf(path: string): Promise<string> {
  const mail = await readMail(path)
  if (!mail) return ''
  const addresses = [...(mail.to ?? []), ...(mail.replyTo ?? [])].map(({ address }) => address)
  return [...addresses, mail.subject, mail.text, mail.html].join('\n').toLowerCase()
}

/** As whole addresses: what ends like one may be somebody else's. */
const speaksOf = (words: string, emails: readonly string[]) =>
  emails.some((email) => words.split(/[\s<>"'(),;:]+/).some((word) => word.replace(/\.$/, '') === email))
