import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { type CallKey, nameOf, otherContent } from './call-key.ts'

/**
 * Runs `handle` unless this key has been answered already; then that answer comes back. Of two calls at the same moment
 * the second waits for the first one's transaction. @throws AppError conflict when the key stands for other content
 */
export async function answerOnce<Answer>(
  tx: Transaction,
  call: CallKey,
  now: Date,
  handle: () => Promise<Answer>,
): Promise<unknown> {
  const here = and(
    eq(idempotencyKeys.function_name, call.functionName),
    eq(idempotencyKeys.caller, call.caller),
    eq(idempotencyKeys.key, call.key),
  )
  const [first] = await tx
    .insert(idempotencyKeys)
    .values(rowOf(call, now))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (!first) {
    const [given] = await tx.select().from(idempotencyKeys).where(here)
    if (given?.content_hash !== call.contentHash) throw otherContent()
    return given.answer
  }
  const answer = await handle()
  await tx.update(idempotencyKeys).set({ answer }).where(here)
  return answer
}

/** What came of a key before: its answer, or that it stands for other content. */
export type Earlier = { answer: unknown } | 'other content'

/**
 * The same for many calls whose answers are known beforehand, of which no two have the same key. Returns what came of
 * each key before; undefined when this is the first time.
 */
export async function answeredBefore(
  tx: Transaction,
  given: readonly { callKey: CallKey | undefined; answer: unknown }[],
  now: Date,
): Promise<(Earlier | undefined)[]> {
  const keyed = given.flatMap(({ callKey, answer }) => (callKey ? { ...callKey, answer } : []))
  if (keyed.length === 0) return given.map(() => undefined)
  // In one order, so that two groups never wait for each other.
  keyed.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const rows = keyed.map((call) => ({ ...rowOf(call, now), answer: call.answer }))
  const first = await tx
    .insert(idempotencyKeys)
    .select(rowsOf(idempotencyKeys, rows))
    .onConflictDoNothing()
    .returning(nameColumns)
  const isFirst = new Set(first.map(nameOf))
  const repeated = keyed.filter((call) => !isFirst.has(nameOf(call)))
  const earlier = new Map(
    repeated.length === 0 ? [] : (await rowsUnder(tx, repeated)).map((row) => [nameOf(row), row]),
  )
  return given.map(({ callKey }) => {
    if (!callKey || isFirst.has(nameOf(callKey))) return undefined
    const row = earlier.get(nameOf(callKey))
    return row?.contentHash === callKey.contentHash ? { answer: row.answer } : 'other content'
  })
}

/** Those of the keys, and perhaps some of other callers and functions. */
function rowsUnder(tx: Transaction, calls: readonly CallKey[]) {
  const { key, content_hash: contentHash, answer } = idempotencyKeys
  return tx
    .select({ ...nameColumns, contentHash, answer })
    .from(idempotencyKeys)
    .where(
      inArray(
        key,
        calls.map((call) => call.key),
      ),
    )
}

const nameColumns = {
  functionName: idempotencyKeys.function_name,
  caller: idempotencyKeys.caller,
  key: idempotencyKeys.key,
}

const rowOf = ({ functionName, caller, key, contentHash }: CallKey, now: Date) => ({
  function_name: functionName,
  caller,
  key,
  content_hash: contentHash,
  created_at: now,
})
