import type { MailSignInProvider } from '#domain/mail-sign-in'
import type { HostGuard } from '#server/services/host-guard'
import { signInProviders } from './sign-in-providers.ts'

/** The app that the owner registered with the provider. */
export interface SignInApp {
  provider: MailSignInProvider
  clientId: string
  clientSecret: string
  tenant: string
  /** The addresses of a stand-in instead of the provider's, from the environment only. */
  authorizeUrl?: string | undefined
  tokenUrl?: string | undefined
}

/** How calls to the provider are made. */
export interface SignInCalls {
  /** Checks the provider's address. An address from the environment is not checked. */
  guard?: HostGuard | undefined
  timeoutMs?: number | undefined
}

export const authorizeUrlOf = ({ provider, tenant, authorizeUrl }: SignInApp) =>
  authorizeUrl ?? signInProviders[provider].authorizeUrl(tenant)

export const tokenUrlOf = ({ provider, tenant, tokenUrl }: SignInApp) =>
  tokenUrl ?? signInProviders[provider].tokenUrl(tenant)
