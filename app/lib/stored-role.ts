import { type AdminRole, isAdminRole } from '#domain/role'
import { storedSession } from './stored-session.ts'

/**
 * The role in the stored session, for when the server is unreachable: it decides which cached data is shown, and
 * allows nothing. Undefined without a role.
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
