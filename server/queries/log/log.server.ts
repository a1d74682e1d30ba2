import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { LogSubject } from '#domain/log-subject'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { log } from '#server/db/schema/log'

/** Something that an act made, changed or deleted. */
export interface Change {
  on: { kind: LogSubject; id: string }
  /** The row, or those of its columns that the act could change; null when it was not there. Never a secret. */
  before: object | null
  /** The same afterwards; null when it is gone. */
  after: object | null
}

export interface Act {
  /** Whose account does it; null where nobody is signed in, as on the server's terminal. */
  userId: string | null
  /** The function, the command, or else `settings` at start and `set-up` by the printed link. */
  action: string
  now: Date
  /** The act that this one takes back. */
  takesBack?: string | undefined
  /** Default a new one. */
  actId?: string
}

/**
 * Writes down what an act changes, in its own transaction; of what stays as it was, nothing. Returns the id of its first
 * row, null when it changes nothing.
 */
export async function writeLog(
  tx: Transaction,
  { actId = randomUUID(), takesBack, ...act }: Act,
  changes: readonly Change[],
): Promise<string | null> {
  const rows = rowsFor({ ...act, actId }, changes)
  const [first] = rows
  if (!first) return null
  const people = peopleIn(changes)
  const standing = people > 0 ? { ...first, after: { ...first.after, count: people } } : first
  const others = rows.slice(1).map((row) => ({ ...row, act_rows: null }))
  await tx.insert(log).values([{ ...standing, act_rows: rows.length }, ...others])
  if (takesBack !== undefined) await markUndone(tx, takesBack, actId)
  await announceChange(tx, 'log')
  return first.id
}

/**
 * Adds to an act what its next step changes. Its first row, which represents all of them, says how many rows there are, and of
 * an act on many contacts how many those are. Nothing else of that row is written again: somebody whom it names may have
 * been erased since. Returns that row's id.
 */
export async function continueLog(
  tx: Transaction,
  firstId: string,
  { takesBack, ...act }: Act & { actId: string },
  changes: readonly Change[],
): Promise<string> {
  const rows = rowsFor(act, changes)
  if (rows.length > 0) {
    await tx.insert(log).values(rows.map((row) => ({ ...row, act_rows: null })))
    const more = peopleIn(changes)
    const counted = sql`coalesce((${log.after} ->> 'count')::integer, 0) + ${more}::integer`
    await tx
      .update(log)
      .set({
        act_rows: sql`${log.act_rows} + ${rows.length}`,
        ...(more > 0 && {
          after: sql`jsonb_set(${log.after}::jsonb, '{count}', to_jsonb(${counted}))::json`,
        }),
      })
      .where(eq(log.id, firstId))
    await announceChange(tx, 'log')
  }
  if (takesBack !== undefined) await markUndone(tx, takesBack, act.actId)
  return firstId
}

function rowsFor(
  { userId, action, now, actId }: Omit<Act, 'takesBack'> & { actId: string },
  changes: readonly Change[],
) {
  return changes.flatMap(({ on, before, after }) => {
    const columns = changedColumns(before, after)
    if (!columns) return []
    const act = { act_id: actId, created_at: now, user_id: userId, action }
    return [{ id: randomUUID(), ...act, subject_kind: on.kind, subject_id: on.id, ...columns }]
  })
}

/** How many contacts acts on many have changed. */
const peopleIn = (changes: readonly Change[]) =>
  changes.reduce(
    (sum, { on, after }) =>
      sum + (on.kind === 'contacts' && after && 'count' in after ? Number(after.count) : 0),
    0,
  )

async function markUndone(tx: Transaction, actId: string, by: string): Promise<void> {
  // What that one had taken back holds again.
  await tx.update(log).set({ undone_by: null }).where(eq(log.undone_by, actId))
  await tx.update(log).set({ undone_by: by }).where(eq(log.act_id, actId))
}

type Columns = Record<string, unknown>

/** Undefined when nothing has changed: that it was looked at again is no change. */
function changedColumns(before: object | null, after: object | null) {
  if (before === null || after === null) return before === after ? undefined : { before, after }
  const [then, now] = [before as Columns, after as Columns]
  const names = Object.keys(now).filter((name) => !isSame(then[name], now[name]))
  if (names.every((name) => name === 'updated_at')) return undefined
  const pick = (columns: Columns) => Object.fromEntries(names.map((name) => [name, columns[name]]))
  return { before: pick(then), after: pick(now) }
}

/** The order of what is in them counts: a column that keeps it has changed. */
const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(one, other) && JSON.stringify(one) === JSON.stringify(other)
