import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { LogSubject } from '#domain/log-subject'
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
}

/**
 * Writes down what an act changes, in its own transaction; of what stays as it was, nothing. Returns the id of its first
 * row, null when it changes nothing.
 */
export async function writeLog(
  tx: Transaction,
  { userId, action, now }: Act,
  changes: readonly Change[],
): Promise<string | null> {
  const act_id = randomUUID()
  const rows = changes.flatMap(({ on, before, after }) => {
    const columns = changedColumns(before, after)
    if (!columns) return []
    const act = { act_id, created_at: now, user_id: userId, action }
    return [{ id: randomUUID(), ...act, subject_kind: on.kind, subject_id: on.id, ...columns }]
  })
  if (rows.length > 0) await tx.insert(log).values(rows)
  return rows[0]?.id ?? null
}

type Columns = Record<string, unknown>

/** Undefined when nothing has changed. When it was changed is the log's own time. */
function changedColumns(before: object | null, after: object | null) {
  if (before === null || after === null) return before === after ? undefined : { before, after }
  const [then, now] = [before as Columns, after as Columns]
  const names = Object.keys(now).filter(
    (name) => name !== 'updated_at' && !isDeepStrictEqual(then[name], now[name]),
  )
  if (names.length === 0) return undefined
  const pick = (columns: Columns) => Object.fromEntries(names.map((name) => [name, columns[name]]))
  return { before: pick(then), after: pick(now) }
}
