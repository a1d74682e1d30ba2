import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { checkedOverlay } from '#content/facts/checked-overlay'
import { accountName } from '#domain/account-name'
import type { Transaction } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { AppError } from '#server/errors/app-error'
import type { Change } from '#server/queries/log/log.server'
import {
  type LogEntry,
  type UndoCall,
  type UndoResult,
  whoHasChanged,
} from '#server/queries/log/log-entries.server'
import { type ContentVersion, dropVersion, putVersion, versionsForUpdate } from './content-versions.server.ts'

type Version = ContentVersion | undefined

/**
 * Restores the previous draft, or publishes the previous version again; the undone version stays in the history.
 * @throws AppError conflict
 */
export async function undoContentChange({ tx, entries }: UndoCall): Promise<UndoResult> {
  const { published, draft } = await versionsForUpdate(tx)
  const changes: Change[] = []
  for (const entry of entries) {
    changes.push(
      entry.subject_id === 'draft'
        ? await undoDraftChange(tx, entry, draft)
        : await undoPublish(tx, entry, published),
    )
  }
  return { changes }
}

interface LoggedContent {
  overlay?: object
  number?: number
  hasAddress?: boolean
}

async function undoPublish(tx: Transaction, entry: LogEntry, published: Version): Promise<Change> {
  const now = { number: published?.number ?? 0, overlay: published?.overlay ?? {} }
  const after = entry.after as LoggedContent
  if (after.number !== now.number) throw await conflict(tx, entry, 'published something else')
  const { overlay } = { ...now, ...(entry.before as LoggedContent) }
  const next = { number: now.number + 1, overlay: sound(overlay) }
  await putVersion(tx, { ...(await newVersion(tx)), ...next })
  return { on: { kind: 'content', id: 'published' }, before: now, after: next }
}

async function undoDraftChange(tx: Transaction, entry: LogEntry, draft: Version): Promise<Change> {
  const before: LoggedContent | null = entry.before
  const after: LoggedContent | null = entry.after
  const isAs = after?.overlay ? isDeepStrictEqual(draft?.overlay, after.overlay) : !after === !draft
  if (!isAs) throw await conflict(tx, entry, 'changed the draft')
  const now = draft ? { overlay: draft.overlay, hasAddress: draft.preview_key !== null } : null
  const on = { kind: 'content' as const, id: 'draft' }
  if (draft && before?.hasAddress === false) {
    await putVersion(tx, { ...draft, preview_key: null })
    return { on, before: now, after: { overlay: draft.overlay, hasAddress: false } }
  }
  if (before?.overlay) {
    const overlay = sound(before.overlay)
    await putVersion(tx, { ...(draft ?? (await newVersion(tx))), overlay, saved_at: await timeOf(tx) })
    return { on, before: now, after: { overlay, hasAddress: now?.hasAddress ?? false } }
  }
  if (draft) await dropVersion(tx, draft.id)
  return { on, before: now, after: null }
}

const newVersion = async (tx: Transaction) => ({
  id: randomUUID(),
  number: null,
  saved_at: await timeOf(tx),
  saved_by: null,
  preview_key: null,
})

function sound(logged: object): object {
  const { overlay, faults } = checkedOverlay(logged)
  if (overlay) return overlay
  const [fault] = faults
  throw refused(`This can’t be said anymore: ${fault?.path} ${fault?.message}.`)
}

async function conflict(tx: Transaction, entry: LogEntry, done: string): Promise<AppError> {
  const who = accountName(await whoHasChanged(tx, entry, ['overlay', 'number']))
  return refused(`${who} has ${done} since, so this can’t be undone. Nothing was changed.`)
}

const refused = (userMessage: string) => new AppError('conflict', { userMessage })
