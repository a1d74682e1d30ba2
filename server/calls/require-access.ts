import { hasRole } from '#domain/has-role'
import type { AdminRole } from '#domain/role'
import { AppError } from '#server/errors/app-error'
import type { AdminCaller, Caller } from '#server/http/caller'
import type { Access } from './define-function.ts'

/** The caller, who may. @throws AppError unauthorized for nobody we know, forbidden for who may not */
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
