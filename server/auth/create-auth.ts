import type { Hono } from 'hono'
import type { FunctionsOptions } from '#server/http/functions'
import { accessTokens } from './access-token.ts'
import { type AccountsOptions, createAccounts } from './accounts.ts'
import { roleReader } from './role-of.ts'
import { authRoutes, type AuthRoutesOptions } from './routes.ts'

export type AuthOptions = AccountsOptions &
  Pick<AuthRoutesOptions, 'secret' | 'rateLimiter' | 'senderOf' | 'trustedProxies' | 'log'>

/** Accounts: their addresses under `/auth/v1`, and who it is that calls. */
export function createAuth(options: AuthOptions): {
  routes: Hono<{ Variables: { requestId: string } }>
  roleOf: FunctionsOptions['roleOf']
} {
  const accounts = createAccounts(options)
  const tokens = accessTokens(options.secret)
  return { routes: authRoutes({ ...options, accounts, tokens }), roleOf: roleReader({ ...options, tokens }) }
}
