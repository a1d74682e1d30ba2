import type { Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { teamOf } from './owners-of.server.ts'

/**
 * Rejects a viewer as owner of leads; no owner is allowed.
 * @param path the field with the owner
 * @throws AppError invalid
 */
export async function refuseOwner(
  tx: Transaction,
  ownerId: string | null | undefined,
  path: string,
): Promise<void> {
  if (!ownerId || (await teamOf(tx)).some(({ id }) => id === ownerId)) return
  const userMessage = 'Only an owner or an editor can work on leads.'
  throw new AppError('invalid', { userMessage, issues: [{ path, message: userMessage }] })
}
