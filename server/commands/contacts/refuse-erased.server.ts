import type { Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import type { Outside } from '#server/settings/outside'
import { suppressedSince } from '#server/queries/contacts/suppressions.server'

interface Returning {
  /** Normalized. */
  email: string
  /** The path of the input field that contains the address. */
  path: string
  /** The sentence of the error message that says when the address may be used again. */
  hint: string
}

/**
 * Rejects an address that was erased, because the user may not know that the person asked to be deleted.
 * @throws AppError conflict
 */
export async function refuseErased(
  tx: Transaction,
  { hashAddress, replyPromise: { zone } }: Pick<Outside, 'hashAddress' | 'replyPromise'>,
  { email, path, hint }: Returning,
): Promise<void> {
  const erasedAt = await suppressedSince(tx, [hashAddress(email)])
  if (!erasedAt) return
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(erasedAt)
  const userMessage = `This address was erased here on ${day}. ${hint}`
  throw new AppError('conflict', { userMessage, issues: [{ path, message: userMessage }] })
}
