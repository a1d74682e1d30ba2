import { hasRole } from '#domain/has-role'
import type { AdminRole } from '#domain/role'
import type { MissingStep } from '#domain/missing-step'
import { AppError } from '#server/errors/app-error'
import type { AdminCaller, Caller } from '#server/http/caller'
import type { Access } from './define-function.ts'

const missingSteps: Record<MissingStep, string> = {
  verify:
    'Your account has two-step sign-in. Please sign in again with your code or passkey to make changes.',
  enroll: 'This site requires two-step sign-in. Turn it on under Settings, You, to make changes.',
}

/**
 * Refuses a change of the back office by a session without the second step that its account needs.
 * @throws AppError mfa_required
 */
export function requireSecondStep({ missingStep }: Caller): void {
  if (missingStep) throw new AppError('mfa_required', { userMessage: missingSteps[missingStep] })
}

/**
 * Returns the caller if allowed.
 * @throws AppError unauthorized without an account, forbidden without permission
 */
export function requireAccess(access: AdminRole, caller: Caller): AdminCaller
export function requireAccess(access: Access, caller: Caller): Caller
export function requireAccess(access: Access, caller: Caller): Caller {
  if (hasRole(caller.role, access === 'public' ? 'anonymous' : access)) return caller
  if (caller.role === 'anonymous') {
    throw new AppError('unauthorized', { userMessage: 'Please sign in first.' })
  }
  throw new AppError('forbidden', {
    userMessage:
      caller.role === 'user'
        ? 'Your account can’t do this. Please sign in as an admin.'
        : 'Your account isn’t allowed to do this. Please ask an owner of this site.',
  })
}
