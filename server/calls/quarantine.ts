import { isDeepStrictEqual } from 'node:util'
import { ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { type QuarantinedCall, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import { alertOf } from '#server/events/consequences'
import type { Caught } from './junk/spam-filter.ts'
import { type FormCall, submissionOf } from './store-submissions.ts'
import { tryRows } from './write-submissions.ts'

interface Holding {
  db: Db
  onDeliveries(written: readonly NewDelivery[]): void
}

/**
 * Stores a caught submission once and returns the response it would have got: a bot learns nothing, and a person
 * loses nothing. A repeat gets the same response, and after its release the one it got then. Undefined when it was
 * just released; it is then stored as usual.
 */
export async function quarantineCall(
  { db, onDeliveries }: Holding,
  call: FormCall,
  caught: Caught,
): Promise<object | undefined> {
  const { form, input } = call
  const functionName = form.contract.name
  const firstAnswer = caught.kept?.calls[functionName]?.answer
  if (firstAnswer) return firstAnswer
  let failure: { error: unknown } | undefined
  const answer = await rehearse(db, call).catch((error: unknown) => void (failure = { error }))
  const now = new Date(caught.nowMs)
  const notice = alertOf({ type: 'submission.held', at: now })
  const held = await db.transaction(async (tx) => {
    const row = await keep(tx, {
      id: call.id,
      functionName,
      caught,
      call: { input, ...(answer && { answer }) },
    })
    if (row) await writeDeliveries(tx, [notice])
    return row
  })
  if (!held) return undefined
  onDeliveries([notice])
  const stored = held[functionName]?.answer
  // The database reorders a response's keys, and an order that differs from a stored submission's would reveal the
  // quarantine.
  const first = isDeepStrictEqual(stored, answer) ? answer : (stored ?? answer)
  if (!first) throw failure?.error
  return first
}

/**
 * Adds the call to its submission unless that was released; an existing call stays as it is unless it has no response
 * yet.
 */
async function keep(
  tx: Transaction,
  {
    id,
    functionName,
    caught: { submissionKey, reasons, nowMs },
    call,
  }: {
    /** The call’s id, because its response may contain a link with it. */
    id: string
    functionName: string
    caught: Caught
    call: QuarantinedCall
  },
): Promise<Record<string, QuarantinedCall> | undefined> {
  const { calls, state } = quarantinedSubmissions
  const [row] = await tx
    .insert(quarantinedSubmissions)
    .values({
      id,
      submission_key: submissionKey,
      calls: { [functionName]: call },
      reasons: [...reasons],
      created_at: new Date(nowMs),
    })
    .onConflictDoUpdate({
      target: quarantinedSubmissions.submission_key,
      set: { calls: sql`excluded.calls || ${calls}` },
      setWhere: ne(state, 'released'),
    })
    .returning({ calls })
  return row?.calls
}

/**
 * Computes the response it would have got: writes its own rows and rolls them back.
 * @throws AppError
 */
async function rehearse(db: Db, call: FormCall): Promise<object> {
  let answer: object | undefined
  await db
    .transaction(async (tx) => {
      const submission = await submissionOf(tx, call)
      await tryRows(tx, { submission })
      answer = submission.answer
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!answer) throw error
    })
  if (!answer) throw new Error('a transaction ended without its answer')
  return answer
}
