import { and, desc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { LogSubject } from '#domain/log-subject'
import type { Transaction } from '#server/db/connect'
import { changedIds, log } from '#server/db/schema/log'
import { users } from '#server/db/schema/users'
import { lockContacts } from '#server/queries/contacts/lock-contacts.server'
import { columnsById, type ContactGroups } from '#server/queries/contacts/changed-contacts'
import type { Outside } from '#server/settings/outside'
import type { Change } from './log.server.ts'

/** A thing that an act has changed. */
export type LogEntry = typeof log.$inferSelect

/** What it takes to take back a part of an act. */
export interface TakeBackCall {
  tx: Transaction
  /** All that the act changed of one kind of thing. */
  entries: readonly LogEntry[]
  outside: Outside
}

export interface TakenBack {
  /** For the log: undoing is an act too. */
  changes: readonly Change[]
  /** How many of many have changed since and have stayed as they are. */
  kept?: number
  /** Whether a password stays as it is, because the log keeps none. */
  leavesPassword?: boolean
}

/**
 * Locks the contacts of the act of which `logId` is a row, before the act itself: those that it changed, and those to
 * whom what it changed belongs or belonged.
 */
export async function lockContactsOfAct(tx: Transaction, logId: string): Promise<void> {
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

/** All that the act changed of which `logId` is a row, locked until the transaction ends; empty when it is gone. */
export async function actForUpdate(tx: Transaction, logId: string): Promise<LogEntry[]> {
  const [entry] = await tx.select({ act_id: log.act_id }).from(log).where(eq(log.id, logId))
  if (!entry) return []
  return tx.select().from(log).where(eq(log.act_id, entry.act_id)).orderBy(log.id).for('update')
}

/** The rows that tell of one thing: its own, and of a contact those of acts on many. */
export function tellsOf(kind: LogSubject, id: string): SQL | undefined {
  const own = and(eq(log.subject_kind, kind), eq(log.subject_id, id))
  return kind === 'contact'
    ? or(own, sql`(${log.subject_kind} = 'contacts' and ${changedIds} ?| array[${id}]::text[])`)
    : own
}

/** What such a row says of that thing: its columns as they became; before, where it is gone. */
export function columnsOf(
  { subject_kind, before, after }: Pick<LogEntry, 'subject_kind' | 'before' | 'after'>,
  id: string,
): Readonly<Record<string, unknown>> {
  if (subject_kind !== 'contacts') return { ...before, ...after }
  return (after && columnsById(after as ContactGroups).get(id)) ?? {}
}

/** More changes of one thing since than anybody wants to hear of. */
const lookedAtMost = 50

/** Whoever has changed any of these columns of the same thing since, the last of them: their address. */
export async function whoHasChanged(
  tx: Transaction,
  { act_id, subject_kind, subject_id, created_at }: LogEntry,
  columns: readonly string[],
): Promise<string | undefined> {
  if (columns.length === 0) return undefined
  const since = await tx
    .select({
      email: users.email,
      subject_kind: log.subject_kind,
      before: log.before,
      after: log.after,
    })
    .from(log)
    .innerJoin(users, eq(users.id, log.user_id))
    .where(and(tellsOf(subject_kind, subject_id), gte(log.created_at, created_at), ne(log.act_id, act_id)))
    .orderBy(desc(log.created_at), desc(log.id))
    .limit(lookedAtMost)
  return since.find((entry) => {
    const changed = columnsOf(entry, subject_id)
    return columns.some((name) => name in changed)
  })?.email
}

/** Whoever has last changed a thing: their address. */
export async function whoChangedLast(
  tx: Transaction,
  { kind, id }: { kind: LogSubject; id: string },
): Promise<string | undefined> {
  const [last] = await tx
    .select({ email: users.email })
    .from(log)
    .leftJoin(users, eq(users.id, log.user_id))
    .where(and(eq(log.subject_kind, kind), eq(log.subject_id, id)))
    .orderBy(desc(log.created_at), desc(log.id))
    .limit(1)
  return last?.email ?? undefined
}
