import type { Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import type { Outside } from '#server/settings/outside'
import { suppressedSince } from '#server/queries/contacts/suppressions.server'

interface Returning {
  /** Normalized. */
  email: string
  /** The field that contains it. */
  path: string
  /** What erased people may have requested since. */
  unless: string
}

/**
 * Rejects an address that was erased: the user may not know, and the person would have to be asked first.
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
