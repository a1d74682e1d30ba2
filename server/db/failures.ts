import { DrizzleQueryError } from 'drizzle-orm'

/** The database is currently unreachable; nothing is wrong with the request. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'
}

const awayCodes = new Set([
  'DATABASE_AWAY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Connections: not made, broken, too many.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  // Out of memory; cancelled by a timeout of a statement, a lock or an idle transaction.
  '53200',
  '57014',
  '55P03',
  '25P03',
  // Stopping, crashed, starting.
  '57P01',
  '57P02',
  '57P03',
])

const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|pool after calling end/

/** Whether an error means that the database is unreachable, starting, stopping, too busy or out of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof Error && (awayCodes.has(codeOf(cause)) || awayMessages.test(cause.message))
}

/** Whether PostgreSQL aborted a transaction because of another one: a deadlock or a serialization failure. */
export function isContended(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof Error && ['40P01', '40001'].includes(codeOf(cause))
}

/** Whether the disk is full: PostgreSQL and the embedded one's file system use different codes. */
export function isDiskFull(error: unknown): boolean {
  const cause = causeOf(error)
  return (
    cause instanceof Error &&
    (['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(cause)) || /No space left on device/i.test(cause.message))
  )
}

export const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

export const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
