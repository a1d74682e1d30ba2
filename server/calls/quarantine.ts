import { randomUUID } from 'node:crypto'
import { ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { type HeldCall, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import { heldNoticeAt } from '#server/deliveries/kinds/held-notice'
import type { Caught } from './junk/junk-net.ts'
import { type FormCall, submissionOf } from './store-submissions.ts'
import { tryRows } from './write-submissions.ts'

interface Holding {
  db: Db
  onDeliveries(written: readonly NewDelivery[]): void
}

/**
 * Keeps a caught submission whole, once, and gives the answer it would have got: a machine learns nothing from it, a
 * person taken for one has lost nothing. However often it is sent, the first answer comes back, and after its release
 * the one it got then. Undefined when it was released this moment, by whoever decides: then it is stored like any other.
 */
export async function holdBack(
  { db, onDeliveries }: Holding,
  call: FormCall,
  caught: Caught,
): Promise<object | undefined> {
  const { form, input } = call
  const functionName = form.contract.name
  const given = caught.kept?.calls[functionName]?.answer
  if (given) return given
  let failure: { error: unknown } | undefined
  const answer = await rehearse(db, call).catch((error: unknown) => void (failure = { error }))
  const now = new Date(caught.nowMs)
  const notice = heldNoticeAt(now)
  const held = await db.transaction(async (tx) => {
    const row = await keep(tx, {
      functionName,
      caught,
      call: { input, ...(answer && { answer }) },
    })
    if (row) await writeDeliveries(tx, [notice])
    return row
  })
  if (!held) return undefined
  onDeliveries([notice])
  const first = held[functionName]?.answer ?? answer
  if (!first) throw failure?.error
  return first
}

/**
 * Adds the call to its submission, unless that was released meanwhile; one that is there stays as it is, unless it has
 * no answer yet.
 */
async function keep(
  tx: Transaction,
  {
    functionName,
    caught: { submissionKey, reasons, nowMs },
    call,
  }: { functionName: string; caught: Caught; call: HeldCall },
): Promise<Record<string, HeldCall> | undefined> {
  const { calls, state } = quarantinedSubmissions
  const [row] = await tx
    .insert(quarantinedSubmissions)
    .values({
      id: randomUUID(),
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

/** What it would have been answered: its own rows are written, and taken back. @throws AppError */
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
