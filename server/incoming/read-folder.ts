import { createHash, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { newTextOf } from '#domain/mailbox-message'
import { storeMessage } from '#server/commands/mailbox/store-message.server'
import type { Database } from '#server/db/connect'
import { causeOf, codeOf } from '#server/db/failures'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { alertOf } from '#server/events/consequences'
import { teamAddresses } from '#server/queries/mailbox/find-contacts.server'
import { positionIn, savePosition } from '#server/queries/mailbox/mailbox-state.server'
import type { FoundMail, MailInParts, OpenMailbox } from '#server/services/incoming/open-mailbox'
import { isAutomatic } from './is-automatic.ts'
import { type Match, matchIncoming, type MatchOptions, matchSent } from './match-mail.ts'
import { type MailHeaders, readHeaders } from './read-headers.ts'
import { attachmentName, composeContent, type MailContent, readMail } from './read-mail.ts'

export interface FolderReading extends Omit<MatchOptions, 'own'> {
  database: Pick<Database, 'db' | 'now'>
  /** The mailbox's id in the database. */
  mailboxId: string
  mailbox: OpenMailbox
  /** When the mailbox was connected. Earlier mail is not read. */
  connectedAt: Date
  /** The addresses of the site. */
  siteAddresses: readonly string[]
  /** Renews the lease before each mail; false once another process has it or the settings have changed. */
  renewLease(): Promise<boolean>
  /** Called after a mail was stored that needs an answer. */
  onStored(): void
  log: Logger
}

const headersAtOnce = 50
/** A larger mail is read without its attachments. */
const maxWholeBytes = 1_000_000
/** After the server renumbered a folder (UIDVALIDITY), the mails of this many days are read again. */
const daysAgain = 14
const dayMs = 86_400_000

/**
 * Reads the mails that arrived in a folder since the last time. Each is stored once: the folder position is saved after
 * it, and a mail that is already stored is recognized.
 * @throws ServiceError
 */
export async function readFolder(
  path: string,
  direction: 'in' | 'out',
  reading: FolderReading,
): Promise<void> {
  const { mailbox, mailboxId, database, connectedAt, renewLease } = reading
  const { db } = database
  const { uidValidity, uidNext } = await mailbox.select(path)
  const position = await positionIn(db, mailboxId, path)
  if (!position) {
    // The mail that is there at the first time is not imported.
    return savePosition(db, mailboxId, path, { uidValidity, lastUid: uidNext - 1 })
  }
  const isNumberedAgain = position.uidValidity !== uidValidity
  if (!isNumberedAgain && position.lastUid >= uidNext - 1) return
  const earliestMs = Math.max(connectedAt.getTime(), database.now().getTime() - daysAgain * dayMs)
  const uids = await mailbox.list(
    isNumberedAgain
      ? // The server compares dates in its own time zone, so one more day is requested.
        { since: new Date(earliestMs - dayMs) }
      : { fromUid: position.lastUid + 1 },
  )
  const own = new Set([...reading.siteAddresses, ...(await teamAddresses(db)).keys()])
  for (let at = 0; at < uids.length; at += headersAtOnce) {
    const batch = uids.slice(at, at + headersAtOnce)
    for (const found of await mailbox.headersOf(batch)) {
      if (!(await renewLease())) return
      // The server stores times in whole seconds.
      const isOld = isNumberedAgain && found.at.getTime() < Math.floor(earliestMs / 1000) * 1000
      if (isOld) continue
      if (await readOne(found, direction, { ...reading, own }))
        await savePosition(db, mailboxId, path, { uidValidity, lastUid: found.uid })
    }
    await savePosition(db, mailboxId, path, { uidValidity, lastUid: batch.at(-1) ?? 0 })
  }
  if (isNumberedAgain || uids.length === 0)
    await savePosition(db, mailboxId, path, { uidValidity, lastUid: uidNext - 1 })
}

/** Returns whether the mail belongs to a conversation. */
async function readOne(
  found: FoundMail,
  direction: 'in' | 'out',
  reading: FolderReading & MatchOptions,
): Promise<boolean> {
  const { database, mailbox, log } = reading
  const headers = await readHeaders(found.headers)
  if (!headers) return false
  const match = direction === 'in' ? matchIncoming : matchSent
  const matches = await match(database.db, headers, reading)
  if (matches.length === 0) return false
  const content = await contentOf(mailbox, found)
  if (!content) return false
  try {
    for (const each of matches) await storeOne(each, { found, headers, content, direction }, reading)
  } catch (error) {
    // A mail with data that PostgreSQL cannot store (SQLSTATE class 22) must not block later mails.
    const cause = causeOf(error)
    if (!(cause instanceof Error && codeOf(cause).startsWith('22'))) throw error
    log.error({ err: error, uid: found.uid }, 'a mail could not be stored')
  }
  return true
}

async function contentOf(mailbox: OpenMailbox, { uid, bytes }: FoundMail): Promise<MailContent | undefined> {
  if (bytes <= maxWholeBytes) {
    const source = await mailbox.source(uid)
    return source && readMail(source)
  }
  const parts = await mailbox.parts(uid)
  return parts && composeContent({ ...parts, attachments: parts.attachments.map(withAttachmentName) })
}

const withAttachmentName = ({ name, ...attachment }: MailInParts['attachments'][number]) => ({
  ...attachment,
  name: attachmentName(name),
})

interface ReadMessage {
  found: FoundMail
  headers: MailHeaders
  content: MailContent
  direction: 'in' | 'out'
}

async function storeOne(
  { contactId, address }: Match,
  { found, headers, content, direction }: ReadMessage,
  { database, onStored }: FolderReading,
): Promise<void> {
  const { messageId, from, subject } = headers
  const id = randomUUID()
  // A mail server's clock may be ahead.
  const at = new Date(Math.min(found.at.getTime(), database.now().getTime()))
  const author =
    direction === 'out' && from !== undefined ? (await teamAddresses(database.db)).get(from) : null
  const outcome = await database.db.transaction(async (tx) => {
    const stored = await storeMessage(tx, {
      id,
      contact_id: contactId,
      direction,
      address,
      message_id: messageId ?? madeId(found.headers),
      subject,
      parts: content.parts,
      attachments: content.attachments,
      is_cut: content.isCut,
      is_automatic: headers.isAutomatic || isAutomatic(headers, newTextOf(content.parts)),
      is_forged: direction === 'in' && headers.failsSenderCheck,
      author_id: author ?? null,
      created_at: at,
    })
    if (stored === 'waits')
      await deliverWithin(tx)(
        ...alertOf({ type: 'mail.received', subject: { kind: 'message', id }, contactId, at }),
      )
    return stored
  })
  if (outcome === 'waits') onStored()
}

/** An id for a mail without a Message-ID, derived from its headers, so that the same mail has the same id. */
const madeId = (headers: Uint8Array) =>
  `<${createHash('sha256').update(headers).digest('hex')}@without-message-id>`
