import { type AdminRole, isAdminRole } from '#domain/role'
import { storedSession } from './stored-session.ts'

/**
 * The role that the stored session names, for while the server cannot be asked: it decides what is shown of what this
 * browser has kept, and allows nothing. Undefined for nobody of the back office.
 */
export function storedRole(): AdminRole | undefined {
  try {
    const { user } = JSON.parse(storedSession() ?? '{}') as { user?: { app_metadata?: { role?: unknown } } }
    const role = user?.app_metadata?.role
    return isAdminRole(role) ? role : undefined
  } catch {
    return undefined
  }
}
