import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
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
}

/**
 * Writes down what an act changes, in its own transaction; of what stays as it was, nothing. Returns the id of its first
 * row, null when it changes nothing.
 */
export async function writeLog(
  tx: Transaction,
  { userId, action, now, takesBack }: Act,
  changes: readonly Change[],
): Promise<string | null> {
  const act_id = randomUUID()
  const rows = changes.flatMap(({ on, before, after }) => {
    const columns = changedColumns(before, after)
    if (!columns) return []
    const act = { act_id, created_at: now, user_id: userId, action }
    return [{ id: randomUUID(), ...act, subject_kind: on.kind, subject_id: on.id, ...columns }]
  })
  const [first] = rows
  if (!first) return null
  await tx.insert(log).values(rows.map((row) => ({ ...row, act_rows: row === first ? rows.length : null })))
  if (takesBack !== undefined) {
    // What that one had taken back itself stands again.
    await tx.update(log).set({ undone_by: null }).where(eq(log.undone_by, takesBack))
    await tx.update(log).set({ undone_by: act_id }).where(eq(log.act_id, takesBack))
  }
  await announceChange(tx, 'log')
  return first.id
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
