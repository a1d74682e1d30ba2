import type { Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import type { Outside } from '#server/settings/outside'
import { suppressedSince } from './suppressions.server.ts'

interface Returning {
  /** Normalised. */
  email: string
  /** Of the field that gives it. */
  path: string
  /** What those who were erased may have asked for since. */
  unless: string
}

/**
 * Refuses an address that was erased: who types it may not know, and who asked for it is to be asked first.
 * @throws AppError conflict
 */
export async function refuseErased(
  tx: Transaction,
  { hashAddress, replyPromise: { zone } }: Pick<Outside, 'hashAddress' | 'replyPromise'>,
  { email, path, unless }: Returning,
): Promise<void> {
  const erasedAt = await suppressedSince(tx, [hashAddress(email)])
  if (!erasedAt) return
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(erasedAt)
  const userMessage = `This address was erased here on ${day}. ${unless}`
  throw new AppError('conflict', { userMessage, issues: [{ path, message: userMessage }] })
}
