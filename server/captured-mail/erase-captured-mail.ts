import { readdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readMail } from './read-mail.ts'

interface Erased {
  /** The ids of the mails’ subjects: a mail's file name holds the id of its delivery's subject. */
  ids: ReadonlySet<string>
  /** Normalized. */
  emails: readonly string[]
}

/** Removes the captured emails whose file is named after one of these ids or whose text has one of these addresses. */
export async function eraseCapturedMail(captureDir: string, { ids, emails }: Erased): Promise<void> {
  // Without a folder, nothing was ever captured.
  const names = await readdir(captureDir).catch(() => [])
  for (const name of names.filter((each) => ['.eml', '.tmp'].includes(extname(each)))) {
    const path = join(captureDir, name)
    const isTheirs = [...ids].some((id) => name.includes(id)) || containsAddress(await wordsOf(path), emails)
    if (isTheirs) await rm(path, { force: true })
  }
}

/** The addresses, subject and text of a mail; empty if its file was deleted in the meantime. */
async function wordsOf(path: string): Promise<string> {
  const mail = await readMail(path)
  if (!mail) return ''
  const addresses = [...(mail.to ?? []), ...(mail.replyTo ?? [])].map(({ address }) => address)
  return [...addresses, mail.subject, mail.text, mail.html].join('\n').toLowerCase()
}

/** Compares whole addresses: a longer address that ends with one of these may be somebody else's. */
const containsAddress = (words: string, emails: readonly string[]) =>
  emails.some((email) => words.split(/[\s<>"'(),;:]+/).some((word) => word.replace(/\.$/, '') === email))
