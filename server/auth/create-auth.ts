import { accessTokens } from './access-token.ts'
import { type AccountsOptions, createAccounts } from './accounts.ts'
import { callerReader } from './caller-of.ts'
import type { AccountOf, CallerOf } from '#server/http/caller'
import { deviceCookies } from './device-cookie.ts'
import { authRoutes, type AuthRoutesOptions } from './routes.ts'

export type AuthOptions = AccountsOptions &
  Pick<AuthRoutesOptions, 'secret' | 'rateLimiter' | 'senderOf' | 'trustedProxies' | 'log'> & {
    /** Whether browsers reach the site over https. */
    https: boolean
  }

/** Accounts: their addresses under `/auth/v1`, and who it is that calls. */
export function createAuth(options: AuthOptions): {
  routes: ReturnType<typeof authRoutes>
  callerOf: CallerOf
  accountOf: AccountOf
} {
  const accounts = createAccounts(options)
  const tokens = accessTokens(options.secret)
  return {
    routes: authRoutes({ ...options, accounts, tokens, devices: deviceCookies(options) }),
    ...callerReader({ ...options, tokens }),
  }
}
