import type { Call } from '#server/queries/calls/calls.server'
import { AppError } from '#server/errors/app-error'

const message = 'A video call needs its link.'

/**
 * The address under which a call is booked; null for one by phone.
 * @throws AppError invalid
 */
export function requireJoinUrl({ way }: Call, given: string | undefined): string | null {
  if (way === 'phone') return null
  if (given !== undefined) return given
  throw new AppError('invalid', { userMessage: message, issues: [{ path: 'joinUrl', message }] })
}
