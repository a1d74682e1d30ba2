import { isAdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import type { AccessTokens } from './access-token.ts'
import type { AccountOf, CallerOf } from '#server/http/caller'
import { bearerToken } from './routes.ts'
import { liveSession } from './sessions.ts'

interface CallerOptions {
  database: Pick<Database, 'db'>
  tokens: AccessTokens
  now(): Date
}

/**
 * Who calls, by the access token of the request. The database has the last word on whether the session still lives
 * and what the account may do: what a token says of that is never asked. The account that a token names is known
 * without the database, which is enough to count by.
 */
export function callerReader({ database, tokens, now }: CallerOptions): {
  callerOf: CallerOf
  accountOf: AccountOf
} {
  const read = new WeakMap<Request, ReturnType<AccessTokens['read']>>()
  function claimsOf(request: Request) {
    const claims = read.get(request) ?? tokens.read(bearerToken(request), now())
    read.set(request, claims)
    return claims
  }
  return {
    accountOf: async (request) => (await claimsOf(request))?.userId,
    async callerOf(request) {
      const claims = await claimsOf(request)
      const found = claims && (await liveSession(database, claims))
      if (!found) return { role: 'anonymous' }
      const { user, session } = found
      // One that an older or newer process wrote has no rights here.
      const role = isAdminRole(user.role) ? user.role : 'user'
      return { role, userId: user.id, sessionId: session.id, expiresAt: claims.expiresAt }
    },
  }
}
