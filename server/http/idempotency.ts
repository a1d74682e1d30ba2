import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { AppError } from './app-error.ts'

/**
 * The key under which a call counts as a repeat: the header, else the submission id in the body; none when the
 * caller gave neither. @throws AppError invalid for a header that cannot be a key
 */
export function idempotencyKeyOf(header: string | undefined, input: unknown): string | undefined {
  if (header !== undefined) {
    if (/^[\x21-\x7e]{1,200}$/.test(header)) return header
    throw new AppError('invalid', {
      userMessage: 'The Idempotency-Key header must be 1 to 200 visible characters.',
      issues: [{ path: 'Idempotency-Key', message: 'Must be 1 to 200 visible characters' }],
    })
  }
  if (typeof input !== 'object' || input === null || !('submissionId' in input)) return undefined
  return typeof input.submissionId === 'string' ? input.submissionId : undefined
}

/**
 * Runs `handle` unless this function has already answered under this key; then that answer comes back. Of two calls
 * at the same moment the second waits for the first one's transaction.
 */
export async function answerOnce<Answer>(
  tx: Transaction,
  { functionName, key, now }: { functionName: string; key: string; now: Date },
  handle: () => Promise<Answer>,
): Promise<unknown> {
  const here = and(eq(idempotencyKeys.function_name, functionName), eq(idempotencyKeys.key, key))
  const [first] = await tx
    .insert(idempotencyKeys)
    .values({ function_name: functionName, key, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (!first) {
    const [given] = await tx.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(here)
    return given?.answer
  }
  const answer = await handle()
  await tx.update(idempotencyKeys).set({ answer }).where(here)
  return answer
}

interface GivenAnswer {
  functionName: string
  key: string | undefined
  answer: unknown
}

/**
 * The same for many calls whose answers are known beforehand, of which no two have the same key. Returns for each what
 * it was answered before, undefined when this is the first time.
 */
export async function answeredBefore(
  tx: Transaction,
  given: readonly GivenAnswer[],
  now: Date,
): Promise<unknown[]> {
  const rows = given.flatMap(({ functionName, key, answer }) =>
    key === undefined ? [] : { function_name: functionName, key, answer, created_at: now },
  )
  if (rows.length === 0) return given.map(() => undefined)
  // In one order, so that two groups never wait for each other.
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  const first = await tx
    .insert(idempotencyKeys)
    .select(rowsOf(idempotencyKeys, rows))
    .onConflictDoNothing()
    .returning({ function_name: idempotencyKeys.function_name, key: idempotencyKeys.key })
  const isFirst = new Set(first.map(nameOf))
  const repeated = rows.filter((row) => !isFirst.has(nameOf(row)))
  const answers = new Map<string, unknown>()
  if (repeated.length > 0) {
    const keys = repeated.map(({ key }) => key)
    const earlier = await tx.select().from(idempotencyKeys).where(inArray(idempotencyKeys.key, keys))
    for (const row of earlier) if (!isFirst.has(nameOf(row))) answers.set(nameOf(row), row.answer)
  }
  return given.map(({ functionName, key }) =>
    key === undefined ? undefined : answers.get(nameOf({ function_name: functionName, key })),
  )
}

/** A key is its function's own. */
const nameOf = ({ function_name, key }: { function_name: string; key: string }) => `${function_name} ${key}`
