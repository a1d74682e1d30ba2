import { and, desc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { LogSubject } from '#domain/log-subject'
import type { Transaction } from '#server/db/connect'
import { changedIds, log } from '#server/db/schema/log'
import { shownName, users } from '#server/db/schema/users'
import { lockContacts } from '#server/queries/contacts/lock-contacts.server'
import { columnsById, type ContactGroups } from '#server/queries/contacts/changed-contacts'
import type { Outside } from '#server/settings/outside'
import type { Change } from './log.server.ts'

/** A subject that an action changed. */
export type LogEntry = typeof log.$inferSelect

/** The arguments for undoing a part of an action. */
export interface UndoCall {
  tx: Transaction
  /** Everything the action changed of one kind of subject. */
  entries: readonly LogEntry[]
  outside: Outside
}

export interface UndoResult {
  /** The undo's own changes for the log, because an undo is an action too. */
  changes: readonly Change[]
  /** How many of a bulk action have changed since and stay as they are. */
  kept?: number
  /** Whether a new password stays, because the log does not have the old one. */
  leavesPassword?: boolean
}

/**
 * Locks the contacts that an action changed or whose rows it changed or moved. Must come before locking the action's
 * log rows. `logId` is any row of the action.
 */
export async function lockContactsOfAction(tx: Transaction, logId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with act as materialized (
      select ${log.subject_kind} as kind, ${log.subject_id} as subject, ${log.before}::jsonb as before, ${log.after}::jsonb as after
      from ${log} where ${log.act_id} = (select of_act.act_id from ${log} as of_act where of_act.id = ${logId})
    )
    select subject as id from act where kind = 'contact'
    union select jsonb_array_elements_text(jsonb_path_query_array(side, '$.groups[*].ids[*]'))
      from act cross join unnest(array[before, after]) as side where kind = 'contacts'
    union select side ->> 'contact_id' from act cross join unnest(array[before, after]) as side
      where kind in ('note', 'reply', 'submission') and side ->> 'contact_id' is not null`)
  await lockContacts(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Returns all log rows of the action that `logId` belongs to, locked until the transaction ends; empty if deleted. */
export async function actionForUpdate(tx: Transaction, logId: string): Promise<LogEntry[]> {
  const [entry] = await tx.select({ act_id: log.act_id }).from(log).where(eq(log.id, logId))
  if (!entry) return []
  return tx.select().from(log).where(eq(log.act_id, entry.act_id)).orderBy(log.id).for('update')
}

/** Returns the condition for the log rows about a subject; for a contact, they include bulk actions. */
export function mentions(kind: LogSubject, id: string): SQL | undefined {
  const own = and(eq(log.subject_kind, kind), eq(log.subject_id, id))
  return kind === 'contact'
    ? or(own, sql`(${log.subject_kind} = 'contacts' and ${changedIds} ?| array[${id}]::text[])`)
    : own
}

/** Returns the subject's columns after such a row, or before it if the subject was deleted. */
export function columnsOf(
  { subject_kind, before, after }: Pick<LogEntry, 'subject_kind' | 'before' | 'after'>,
  id: string,
): Readonly<Record<string, unknown>> {
  if (subject_kind !== 'contacts') return { ...before, ...after }
  return (after && columnsById(after as ContactGroups).get(id)) ?? {}
}

/** How many later changes of a subject are examined. */
const maxExamined = 50

/** Returns the name or address of the last account that has changed any of these columns since the entry. */
export async function whoHasChanged(
  tx: Transaction,
  { act_id, subject_kind, subject_id, created_at }: LogEntry,
  columns: readonly string[],
): Promise<string | undefined> {
  if (columns.length === 0) return undefined
  const since = await tx
    .select({
      name: shownName,
      subject_kind: log.subject_kind,
      before: log.before,
      after: log.after,
    })
    .from(log)
    .innerJoin(users, eq(users.id, log.user_id))
    .where(and(mentions(subject_kind, subject_id), gte(log.created_at, created_at), ne(log.act_id, act_id)))
    .orderBy(desc(log.created_at), desc(log.id))
    .limit(maxExamined)
  return since.find((entry) => {
    const changed = columnsOf(entry, subject_id)
    return columns.some((name) => name in changed)
  })?.name
}

/** Returns the name or address of the last account that changed a subject. */
export async function whoChangedLast(
  tx: Transaction,
  { kind, id }: { kind: LogSubject; id: string },
): Promise<string | undefined> {
  const [last] = await tx
    .select({ name: shownName })
    .from(log)
    .leftJoin(users, eq(users.id, log.user_id))
    .where(and(eq(log.subject_kind, kind), eq(log.subject_id, id)))
    .orderBy(desc(log.created_at), desc(log.id))
    .limit(1)
  return last?.name ?? undefined
}
