import type { Db, Transaction } from '#server/db/connect'
import { lastNewsOf } from '#server/deliveries/kinds/call-mail'
import type { Call } from '#server/queries/calls/calls.server'

const undoForMs = 3_600_000

/** Whether the visitor canceled this call less than an hour ago; undoing that can still fail if the time is taken. */
export const isUndoable = async (db: Db | Transaction, call: Call, now: Date): Promise<boolean> =>
  call.state === 'canceled' &&
  now.getTime() - call.changed_at.getTime() < undoForMs &&
  (await lastNewsOf(db, call))?.news === 'canceled-by-them'
