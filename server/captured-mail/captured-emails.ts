import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { CapturedEmail, listKeptMails } from '#contracts/list-kept-mails'
import { deliveryKeyHeader, readMail } from './read-mail.ts'

const longestText = 20_000
const unreadable = { to: '', subject: '', text: null, deliveryKey: undefined }

/** A captured email, with the key of the delivery that it is a copy of. */
type ListedMail = Omit<CapturedEmail, 'state'> & { deliveryKey: string | undefined }

interface CapturedFile {
  name: string
  keptAt: string
  bytes: number
}

interface CapturedEmailsOptions extends InputOf<typeof listKeptMails> {
  /** The kinds of deliveries whose mails are left out. */
  without: readonly string[]
}

/** Returns a page of captured emails, newest first. A page begins after the file that its cursor names. */
export async function capturedEmails(
  captureDir: string,
  { cursor, limit, without }: CapturedEmailsOptions,
): Promise<Omit<OutputOf<typeof listKeptMails>, 'data'> & { data: ListedMail[] }> {
  // A mail's name begins with the kind of its delivery.
  const isShown = ({ name }: CapturedFile) => !without.some((kind) => name.startsWith(`${kind}.`))
  const files = (await capturedFiles(captureDir)).filter(isShown)
  const after = cursor === undefined ? files : files.filter((file) => placeOf(file) < cursor)
  const page = after.slice(0, limit)
  const last = after.length > limit ? page.at(-1) : undefined
  return {
    data: await Promise.all(page.map((file) => shownMail(captureDir, file))),
    nextCursor: last ? placeOf(last) : null,
    count: { value: files.length, exact: true },
  }
}

const placeOf = ({ keptAt, name }: CapturedFile) => `${keptAt}_${name}`

/** Returns all captured files, newest first. */
export async function capturedFiles(captureDir: string): Promise<CapturedFile[]> {
  // Without a folder, nothing was ever captured.
  const names = await readdir(captureDir).catch(() => [])
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => capturedFile(captureDir, name)),
  )
  const there = files.filter((file) => file !== undefined)
  return there.toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
}

/** Undefined for a file that was deleted in the meantime. */
async function capturedFile(captureDir: string, name: string): Promise<CapturedFile | undefined> {
  return stat(join(captureDir, name)).then(
    ({ mtime, size }) => ({ name, keptAt: mtime.toISOString(), bytes: size }),
    () => undefined,
  )
}

async function shownMail(captureDir: string, { name, keptAt }: CapturedFile): Promise<ListedMail> {
  const mail = await readMail(join(captureDir, name))
  const read = mail && {
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: mail.subject ?? '',
    text: (mail.text ?? '').trim().slice(0, longestText),
    deliveryKey: mail.headers.find(({ key }) => key === deliveryKeyHeader.toLowerCase())?.value,
  }
  return { id: name.slice(0, -'.eml'.length), keptAt, ...(read ?? unreadable) }
}
