import { randomUUID } from 'node:crypto'
import type { Db, Transaction } from '#server/db/connect'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'

interface Quarantined {
  functionName: string
  input: object
  reason: string
  now: Date
}

export async function keepApart(db: Db, { functionName, input, reason, now }: Quarantined): Promise<void> {
  await db
    .insert(quarantinedSubmissions)
    .values({ id: randomUUID(), function_name: functionName, input, reason, created_at: now })
}

/**
 * Keeps a suspicious input apart and gives the answer it would have got: the handler runs, then everything it wrote
 * is taken back. A machine learns nothing from it; a person taken for one has lost nothing.
 */
export async function quarantine<Answer>(
  db: Db,
  quarantined: Quarantined,
  handle: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  await keepApart(db, quarantined)
  let answer: { given: Answer } | undefined
  await db
    .transaction(async (tx) => {
      answer = { given: await handle(tx) }
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!answer) throw error
    })
  if (!answer) throw new Error('a transaction ended without its answer')
  return answer.given
}
