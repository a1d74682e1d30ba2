import type { MailSignInProvider } from '#domain/mail-sign-in'
import type { HostGuard } from '#server/services/host-guard'
import { signInProviders } from './sign-in-providers.ts'

/** The app that the owner registered with the provider. */
export interface SignInApp {
  provider: MailSignInProvider
  clientId: string
  clientSecret: string
  tenant: string
  /** Instead of the provider's, for stand-ins; from the environment only. */
  authorizeUrl?: string | undefined
  tokenUrl?: string | undefined
}

/** How calls to the provider are made. */
export interface SignInCalls {
  /** Checks the provider's address; one from the environment passes. */
  guard?: HostGuard | undefined
  timeoutMs?: number | undefined
}

export const authorizeUrlOf = ({ provider, tenant, authorizeUrl }: SignInApp) =>
  authorizeUrl ?? signInProviders[provider].authorizeUrl(tenant)

export const tokenUrlOf = ({ provider, tenant, tokenUrl }: SignInApp) =>
  tokenUrl ?? signInProviders[provider].tokenUrl(tenant)
