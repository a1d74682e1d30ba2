import { text as textOf } from 'node:stream/consumers'
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { imapFailure } from './imap-failure.ts'

export interface SelectedFolder {
  /** UIDs are comparable only under the same value (RFC 3501, 2.3.1.1). */
  uidValidity: number
  /** The next mail gets this or a higher number. */
  uidNext: number
}

export interface FoundMail {
  uid: number
  bytes: number
  /** When the mail arrived in the mailbox. */
  at: Date
  headers: Uint8Array
}

/** A large mail without the content of its attachments. */
export interface MailInParts {
  text: string | undefined
  html: string | undefined
  attachments: { name: string | undefined; type: string; bytes: number }[]
}

/** A connection that changes nothing in the mailbox (EXAMINE, BODY.PEEK). */
export interface OpenMailbox {
  readonly folders: { inbox: string; sent: string | undefined }
  /** @throws ServiceError */
  select(path: string): Promise<SelectedFolder>
  /** The UIDs in the selected folder in ascending order, from one UID on or since a date. */
  list(which: { fromUid: number } | { since: Date }): Promise<number[]>
  headersOf(uids: readonly number[]): Promise<FoundMail[]>
  /** The whole mail; undefined if it was deleted. */
  source(uid: number): Promise<Uint8Array | undefined>
  parts(uid: number): Promise<MailInParts | undefined>
  /** Waits until new mail arrives, the connection closes, the signal aborts or `ms` have passed. */
  waitForNews(ms: number, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

interface OpenOptions {
  folder: string
  /** Default: the folder that the server marks as Sent (RFC 6154). */
  sentFolder: string | undefined
  /** The sign-in used a token instead of a password. */
  hasToken: boolean
}

/** The limit for each text of a large mail. */
const maxTextBytes = 2_000_000

export async function openMailbox(
  client: ImapFlow,
  { folder, sentFolder, hasToken }: OpenOptions,
): Promise<OpenMailbox> {
  let isClosing = false

  /** @throws ServiceError */
  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await command()
      // On a closed connection imapflow returns nothing instead of failing, which would skip mail.
      if (!client.usable || isClosing) throw new Error('closed')
      return answer
    } catch (error) {
      throw imapFailure(error, hasToken)
    }
  }

  const sent = sentFolder ?? (await ask(() => sentFolderOf(client)))

  return {
    folders: { inbox: folder, sent },
    async select(path) {
      const { uidValidity, uidNext } = await ask(() => client.mailboxOpen(path, { readOnly: true }))
      return { uidValidity: Number(uidValidity), uidNext }
    },
    async list(which) {
      const query = 'since' in which ? { since: which.since } : { uid: `${which.fromUid}:*` }
      const found = await ask(async () => {
        const uids = await client.search(query, { uid: true })
        if (!uids) throw new Error('not searched')
        return uids
      })
      // A range that begins after the last UID still matches the last mail (RFC 3501).
      const from = 'fromUid' in which ? which.fromUid : 0
      return [...found].filter((uid) => uid >= from).toSorted((a, b) => a - b)
    },
    async headersOf(uids) {
      if (uids.length === 0) return []
      const query = { uid: true, size: true, internalDate: true, headers: true }
      const found = await ask(() => client.fetchAll(uids.join(','), query, { uid: true }))
      return found.map(asFound).toSorted((a, b) => a.uid - b.uid)
    },
    async source(uid) {
      const found = await ask(() => client.fetchOne(String(uid), { source: true }, { uid: true }))
      return (found && found.source) || undefined
    },
    async parts(uid) {
      const found = await ask(() => client.fetchOne(String(uid), { bodyStructure: true }, { uid: true }))
      const root = found ? found.bodyStructure : undefined
      if (!root) return undefined
      const leaves = leavesOf(root)
      const download = async (type: string) => {
        const part = leaves.find((each) => each.type === type && !isFile(each))
        if (!part) return undefined
        return ask(async () => {
          const { content } = await client.download(String(uid), part.part ?? '1', {
            uid: true,
            maxBytes: maxTextBytes,
          })
          return content ? textOf(content) : undefined
        })
      }
      const attachments = leaves.filter(isFile).map((each) => ({
        name: each.dispositionParameters?.['filename'] ?? each.parameters?.['name'],
        type: each.type,
        bytes: decodedSize(each),
      }))
      return { text: await download('text/plain'), html: await download('text/html'), attachments }
    },
    async waitForNews(ms, signal) {
      const { promise: news, resolve } = Promise.withResolvers<void>()
      const wake = () => resolve()
      const timer = setTimeout(wake, ms)
      signal.addEventListener('abort', wake, { once: true })
      client.on('exists', wake).on('close', wake)
      // A server without IDLE is polled after `ms`. The next command ends IDLE.
      void client.idle().catch(wake)
      try {
        await news
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        client.off('exists', wake).off('close', wake)
      }
    },
    async close() {
      isClosing = true
      await client.logout().catch(() => {})
      client.close()
    },
  }
}

async function sentFolderOf(client: ImapFlow): Promise<string | undefined> {
  const folders = await client.list()
  return folders.find(({ specialUse }) => specialUse === String.raw`\Sent`)?.path
}

function asFound({ uid, size, internalDate, headers }: FetchMessageObject): FoundMail {
  const at = new Date(internalDate ?? Number.NaN)
  return {
    uid,
    bytes: size ?? 0,
    at: Number.isNaN(at.getTime()) ? new Date() : at,
    headers: headers ?? new Uint8Array(),
  }
}

const maxLeaves = 200

/** The leaf parts of a mail. Without recursion, because a sender chooses the depth of nesting. */
function leavesOf(root: MessageStructureObject): MessageStructureObject[] {
  const leaves: MessageStructureObject[] = []
  const open = [root]
  while (open.length > 0 && leaves.length < maxLeaves) {
    const node = open.shift()
    if (node?.childNodes?.length) open.unshift(...node.childNodes)
    else if (node) leaves.push(node)
  }
  return leaves
}

const isFile = ({ type, disposition, dispositionParameters }: MessageStructureObject) =>
  disposition === 'attachment' ||
  dispositionParameters?.['filename'] !== undefined ||
  !type.startsWith('text/')

/** The decoded size: base64 has 78 bytes per line, CRLF included, for 57 decoded ones. */
const decodedSize = ({ size = 0, encoding }: MessageStructureObject) =>
  encoding?.toLowerCase() === 'base64' ? Math.floor((size * 57) / 78) : size
