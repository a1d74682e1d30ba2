import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { LogSubject } from '#domain/log-subject'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { log } from '#server/db/schema/log'

/** Something that an action created, changed or deleted. */
export interface Change {
  on: { kind: LogSubject; id: string }
  /** The row, or the columns that the action could change; null if it did not exist. Never a secret. */
  before: object | null
  /** The row or columns after the action; null if it was deleted. */
  after: object | null
}

export interface LoggedActionInput {
  /** The acting account; null without a signed-in user, for example on the command line. */
  userId: string | null
  /** The function or command; `settings` for settings read at start; `set-up` for the printed link. */
  action: string
  now: Date
  /** The action that this one undoes. */
  undoes?: string | undefined
  /** Default: a new one. */
  actId?: string
}

/**
 * Logs what an action changed, in its own transaction; unchanged rows are left out. Returns the id of its first row,
 * null if nothing changed.
 */
export async function writeLog(
  tx: Transaction,
  { actId = randomUUID(), undoes, ...act }: LoggedActionInput,
  changes: readonly Change[],
): Promise<string | null> {
  const rows = rowsFor({ ...act, actId }, changes)
  const [first] = rows
  if (!first) return null
  const people = peopleIn(changes)
  const standing = people > 0 ? { ...first, after: { ...first.after, count: people } } : first
  const others = rows.slice(1).map((row) => ({ ...row, act_rows: null }))
  await tx.insert(log).values([{ ...standing, act_rows: rows.length }, ...others])
  if (undoes !== undefined) await markUndone(tx, undoes, actId)
  await announceChange(tx, 'log')
  return first.id
}

/**
 * Adds the next step's changes to an action. The action's first row represents it, and stores the number of rows and of
 * contacts. Its other columns are not written again, because somebody in it may have been erased in the meantime.
 * Returns that row's id.
 */
export async function continueLog(
  tx: Transaction,
  firstId: string,
  { undoes, ...act }: LoggedActionInput & { actId: string },
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
  if (undoes !== undefined) await markUndone(tx, undoes, act.actId)
  return firstId
}

function rowsFor(
  { userId, action, now, actId }: Omit<LoggedActionInput, 'undoes'> & { actId: string },
  changes: readonly Change[],
) {
  return changes.flatMap(({ on, before, after }) => {
    const columns = changedColumns(before, after)
    if (!columns) return []
    const act = { act_id: actId, created_at: now, user_id: userId, action }
    return [{ id: randomUUID(), ...act, subject_kind: on.kind, subject_id: on.id, ...columns }]
  })
}

/** Counts the contacts that bulk changes affect. */
const peopleIn = (changes: readonly Change[]) =>
  changes.reduce(
    (sum, { on, after }) =>
      sum + (on.kind === 'contacts' && after && 'count' in after ? Number(after.count) : 0),
    0,
  )

async function markUndone(tx: Transaction, actId: string, by: string): Promise<void> {
  // If the undone action was an undo itself, what it undid is no longer undone.
  await tx.update(log).set({ undone_by: null }).where(eq(log.undone_by, actId))
  await tx.update(log).set({ undone_by: by }).where(eq(log.act_id, actId))
}

type Columns = Record<string, unknown>

/** Returns the columns that differ; undefined if none does. A new update time alone is not a change. */
function changedColumns(before: object | null, after: object | null) {
  if (before === null || after === null) return before === after ? undefined : { before, after }
  const [then, now] = [before as Columns, after as Columns]
  const names = Object.keys(now).filter((name) => !isSame(then[name], now[name]))
  if (names.every((name) => name === 'updated_at')) return undefined
  const pick = (columns: Columns) => Object.fromEntries(names.map((name) => [name, columns[name]]))
  return { before: pick(then), after: pick(now) }
}

/** Compares the order of keys too, because `json` columns preserve it. */
const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(one, other) && JSON.stringify(one) === JSON.stringify(other)
