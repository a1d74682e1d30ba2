import type { HostGuard } from '#server/services/host-guard'
import type { SecretStore } from '#server/settings/secret-store'
import { createSignInTokens, type SignInTokens } from './access-tokens.ts'
import type { SignInApp } from './sign-in-app.ts'
import { parseSignIn } from './stored-sign-in.ts'

interface ReadingTokensOptions {
  app: SignInApp
  /** As the setting has it. */
  stored: string
  secretStore: SecretStore | undefined
  guard: HostGuard | undefined
  timeoutMs: number | undefined
}

/**
 * Access tokens for reading mail, of the sign-in by which it is sent. That reading was not allowed says nothing of
 * sending, so a refusal is not stored.
 */
export function createReadingTokens({
  app,
  stored,
  secretStore,
  ...calls
}: ReadingTokensOptions): SignInTokens {
  const store = secretStore ?? { read: async () => stored, replace: async () => {} }
  return createSignInTokens({
    app,
    store: {
      read: () => store.read(),
      async replace(before, after, options) {
        if (parseSignIn(after)?.refusal === undefined) await store.replace(before, after, options)
      },
    },
    uses: ['read'],
    ...calls,
  })
}
