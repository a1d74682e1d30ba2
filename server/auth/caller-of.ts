import { isAdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import type { AccessTokens } from './access-token.ts'
import type { CallerOf } from '#server/http/caller'
import { bearerToken } from './routes.ts'
import { liveSession } from './sessions.ts'

interface CallerOptions {
  database: Pick<Database, 'db'>
  tokens: AccessTokens
  now(): Date
}

/**
 * Who calls, by the access token of the request. The database has the last word on whether the session still lives
 * and what the account may do: what a token says of that is never asked.
 */
export function callerReader({ database, tokens, now }: CallerOptions): CallerOf {
  return async (request) => {
    const claims = await tokens.read(bearerToken(request), now())
    const found = claims && (await liveSession(database, claims))
    if (!found) return { role: 'anonymous' }
    const { user, session } = found
    // One that an older or newer process wrote has no rights here.
    const role = isAdminRole(user.role) ? user.role : 'user'
    return { role, userId: user.id, sessionId: session.id, expiresAt: claims.expiresAt }
  }
}
