import { and, desc, eq, gte, ne } from 'drizzle-orm'
import type { LogSubject } from '#domain/log-subject'
import type { Transaction } from '#server/db/connect'
import { log } from '#server/db/schema/log'
import { users } from '#server/db/schema/users'
import type { Outside } from '#server/settings/outside'

/** A thing that an act has changed. */
export type LogEntry = typeof log.$inferSelect

/** What it takes to take back a part of an act. */
export interface TakeBackCall {
  tx: Transaction
  /** All that the act changed of one kind of thing. */
  entries: readonly LogEntry[]
  outside: Outside
}

/** All that the act changed of which `logId` is a row, locked until the transaction ends; empty when it is gone. */
export async function actForUpdate(tx: Transaction, logId: string): Promise<LogEntry[]> {
  const [entry] = await tx.select({ act_id: log.act_id }).from(log).where(eq(log.id, logId))
  if (!entry) return []
  return tx.select().from(log).where(eq(log.act_id, entry.act_id)).orderBy(log.id).for('update')
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
    .select({ email: users.email, before: log.before, after: log.after })
    .from(log)
    .innerJoin(users, eq(users.id, log.user_id))
    .where(
      and(
        eq(log.subject_kind, subject_kind),
        eq(log.subject_id, subject_id),
        gte(log.created_at, created_at),
        ne(log.act_id, act_id),
      ),
    )
    .orderBy(desc(log.created_at), desc(log.id))
    .limit(lookedAtMost)
  return since.find(({ before, after }) => {
    const changed = { ...before, ...after }
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
