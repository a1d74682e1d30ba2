import { DrizzleQueryError } from 'drizzle-orm'
import { AppError, type AppErrorOptions } from './app-error.ts'

interface Refusals {
  /** The error when a row is still referenced, or refers to one that does not exist. */
  reference?: AppErrorOptions
  /** The error when another row has the same unique value. */
  unique?: AppErrorOptions
}

const refusedBy: Readonly<Record<string, keyof Refusals>> = { '23503': 'reference', '23505': 'unique' }

/**
 * Returns the result of a statement, or throws an error with a message for the caller if a constraint refuses it. A
 * check before the statement would not do, because another process may write in between.
 * @throws AppError conflict
 */
export async function orThrow<Result>(statement: PromiseLike<Result>, refusals: Refusals): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    const by = cause instanceof Error && 'code' in cause ? refusedBy[String(cause.code)] : undefined
    const refusal = by && refusals[by]
    throw refusal ? new AppError('conflict', { ...refusal, cause }) : error
  }
}
