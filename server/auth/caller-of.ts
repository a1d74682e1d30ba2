import { isAdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import { missingStepOf, type TwoStepRule } from '#domain/missing-step'
import type { AccessTokens } from './access-token.ts'
import type { AccountOf, CallerOf } from '#server/http/caller'
import { bearerToken } from './routes.ts'
import { liveSession } from './sessions.ts'

interface CallerOptions {
  database: Pick<Database, 'db'>
  tokens: AccessTokens
  now(): Date
  /** The rule from the environment; undefined leaves the choice to the owner. */
  requireTwoStep?: TwoStepRule | undefined
}

/**
 * Identifies the caller by the request's access token. The database decides whether the session is alive and what the
 * account may do, never the token. The token's account is known without the database, which is enough for rate
 * limits.
 */
export function callerReader({ database, tokens, now, requireTwoStep }: CallerOptions): {
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
      // A role written by an older or newer version grants nothing here.
      const role = isAdminRole(user.role) ? user.role : 'user'
      const missingStep = missingStepOf({ ...found, role, now: now(), rule: requireTwoStep })
      return { role, userId: user.id, sessionId: session.id, expiresAt: claims.expiresAt, missingStep }
    },
  }
}
