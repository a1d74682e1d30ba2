import { createFactors } from './factors/factors.ts'
import type { TwoStepRule } from '#domain/missing-step'
import { accessTokens } from './access-token.ts'
import { type AccountsOptions, createAccounts } from './accounts.ts'
import { callerReader } from './caller-of.ts'
import type { AccountOf, CallerOf } from '#server/http/caller'
import { deviceCookies } from './device-cookie.ts'
import { authRoutes, type AuthRoutesOptions } from './routes.ts'

export type AuthOptions = AccountsOptions &
  Pick<AuthRoutesOptions, 'secret' | 'rateLimiter' | 'senderOf' | 'trustedProxies' | 'log'> & {
    /** Passkeys are bound to its host. */
    siteUrl: string
    /** The rule from the environment; undefined leaves the choice to the owner. */
    requireTwoStep?: TwoStepRule | undefined
    /** Whether browsers use https. */
    https: boolean
  }

/** The account endpoints under `/auth/v1`, and the identification of callers. */
export function createAuth(options: AuthOptions): {
  routes: ReturnType<typeof authRoutes>
  callerOf: CallerOf
  accountOf: AccountOf
} {
  const accounts = createAccounts(options)
  const tokens = accessTokens(options.secret)
  return {
    routes: authRoutes({
      ...options,
      accounts,
      tokens,
      factors: createFactors(options),
      devices: deviceCookies(options),
    }),
    ...callerReader({ ...options, tokens }),
  }
}
