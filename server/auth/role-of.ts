import type { Database } from '#server/db/connect'
import type { Role } from '#server/http/functions'
import type { AccessTokens } from './access-token.ts'
import { bearerToken } from './routes.ts'
import { liveSession } from './sessions.ts'

interface RoleOptions {
  database: Pick<Database, 'db'>
  tokens: AccessTokens
  now(): Date
}

/**
 * Who calls, by the access token of the request. The database has the last word on whether the session still lives
 * and what the account may do: what a token says of that is never asked.
 */
export function roleReader({ database, tokens, now }: RoleOptions): (request: Request) => Promise<Role> {
  return async (request) => {
    const claims = await tokens.read(bearerToken(request), now())
    const found = claims && (await liveSession(database, claims))
    if (!found) return 'anonymous'
    return found.user.role ?? 'user'
  }
}
