import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { type IdempotencyKey, storedKeyOf, otherContent } from './call-key.ts'

/**
 * Runs `work` unless this key has a stored response, which is returned then. Of two concurrent calls the second waits
 * for the first one's transaction. Without a key every call runs.
 * @throws AppError conflict when the key was used with other content
 */
export async function answerOnce(
  tx: Transaction,
  callKey: IdempotencyKey | undefined,
  now: Date,
  work: () => Promise<object>,
): Promise<object> {
  const [earlier] = await answeredBefore(tx, [{ callKey }], now)
  if (earlier) return storedResponse(earlier)
  const answer = await work()
  await storeResponses(tx, [{ callKey, answer }], now)
  return answer
}

/** Stores the responses of calls whose keys {@link answeredBefore} claimed without one. */
export async function storeResponses(
  tx: Transaction,
  given: readonly { callKey: IdempotencyKey | undefined; answer: object }[],
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

/** The result of an earlier call under a key: its response, or that the key has other content. */
export type Earlier = { answer: object } | 'other content'

/** @throws AppError conflict */
export function storedResponse(earlier: Earlier): object {
  if (earlier === 'other content') throw otherContent()
  return earlier.answer
}

/**
 * Claims the keys of calls, no two of which are equal, with their responses where known. Returns the earlier result
 * of each key; undefined for the first call.
 */
export async function answeredBefore(
  tx: Transaction,
  given: readonly { callKey: IdempotencyKey | undefined; answer?: object }[],
  now: Date,
): Promise<(Earlier | undefined)[]> {
  const keyed = given.flatMap(({ callKey, answer }) => (callKey ? { ...callKey, answer } : []))
  if (keyed.length === 0) return given.map(() => undefined)
  // Sorted, so that two groups never deadlock.
  keyed.sort((a, b) => (storedKeyOf(a) < storedKeyOf(b) ? -1 : 1))
  const rows = keyed.map((call) => ({ ...rowOf(call, now), answer: call.answer }))
  const first = await tx
    .insert(idempotencyKeys)
    .select(rowsOf(idempotencyKeys, rows))
    .onConflictDoNothing()
    .returning(nameColumns)
  const isFirst = new Set(first.map(storedKeyOf))
  const repeated = keyed.filter((call) => !isFirst.has(storedKeyOf(call)))
  const earlier = new Map(
    repeated.length === 0 ? [] : (await rowsUnder(tx, repeated)).map((row) => [storedKeyOf(row), row]),
  )
  return given.map(({ callKey }) => {
    if (!callKey || isFirst.has(storedKeyOf(callKey))) return undefined
    const row = earlier.get(storedKeyOf(callKey))
    return row?.contentHash === callKey.contentHash ? { answer: row.answer as object } : 'other content'
  })
}

/** The claimed keys, and possibly some of other callers and functions. */
function rowsUnder(tx: Transaction, calls: readonly IdempotencyKey[]) {
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

const rowOf = ({ functionName, caller, key, contentHash }: IdempotencyKey, now: Date) => ({
  function_name: functionName,
  caller,
  key,
  content_hash: contentHash,
  created_at: now,
})
