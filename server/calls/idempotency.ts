import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { type CallKey, nameOf, otherContent } from './call-key.ts'

/**
 * Runs `work` unless this key has been answered already; then that answer comes back. Of two calls at the same moment
 * the second waits for the first one's transaction. Without a key every call is its own.
 * @throws AppError conflict when the key stands for other content
 */
export async function answerOnce(
  tx: Transaction,
  callKey: CallKey | undefined,
  now: Date,
  work: () => Promise<object>,
): Promise<object> {
  const [earlier] = await answeredBefore(tx, [{ callKey }], now)
  if (earlier) return givenAnswer(earlier)
  const answer = await work()
  await storeAnswers(tx, [{ callKey, answer }], now)
  return answer
}

/** Stores the answers of calls whose keys {@link answeredBefore} took without them. */
export async function storeAnswers(
  tx: Transaction,
  given: readonly { callKey: CallKey | undefined; answer: object }[],
  now: Date,
): Promise<void> {
  const rows = given.flatMap(({ callKey, answer }) => (callKey ? { ...rowOf(callKey, now), answer } : []))
  if (rows.length === 0) return
  const { function_name, caller, key } = idempotencyKeys
  await tx
    .insert(idempotencyKeys)
    .select(rowsOf(idempotencyKeys, rows))
    .onConflictDoUpdate({ target: [function_name, caller, key], set: { answer: sql`excluded.answer` } })
}

/** What came of a key before: its answer, or that it stands for other content. */
export type Earlier = { answer: object } | 'other content'

/** @throws AppError conflict */
export function givenAnswer(earlier: Earlier): object {
  if (earlier === 'other content') throw otherContent()
  return earlier.answer
}

/**
 * Takes the keys of calls, of which no two are the same, with their answers where those are known. Returns what came of
 * each key before; undefined when this is the first time.
 */
export async function answeredBefore(
  tx: Transaction,
  given: readonly { callKey: CallKey | undefined; answer?: object }[],
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
    return row?.contentHash === callKey.contentHash ? { answer: row.answer as object } : 'other content'
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
