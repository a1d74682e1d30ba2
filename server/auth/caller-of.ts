import type { Database } from '#server/db/connect'
import type { AccessTokens } from './access-token.ts'
import { bearerToken } from './routes.ts'
import { liveSession } from './sessions.ts'

/** Nobody we know, a signed-in user, or one of the site's admins. */
export type Role = 'anonymous' | 'user' | 'admin'

/** Who calls; the two ids for whoever is signed in. */
export interface Caller {
  role: Role
  userId?: string
  sessionId?: string
  /** When the access token ends, by this process's clock; the browser has another one by then. */
  expiresAt?: Date
}

export type CallerOf = (request: Request) => Promise<Caller>

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
    return { role: user.role ?? 'user', userId: user.id, sessionId: session.id, expiresAt: claims.expiresAt }
  }
}
