import type { HostGuard } from '#server/services/host-guard'
import type { SecretStore } from '#server/settings/secret-store'
import { createSignInTokens, type SignInTokens } from './access-tokens.ts'
import type { SignInApp } from './sign-in-app.ts'
import { parseSignIn } from './stored-sign-in.ts'

interface ReadingTokensOptions {
  app: SignInApp
  /** The setting's value. */
  stored: string
  secretStore: SecretStore | undefined
  guard: HostGuard | undefined
  timeoutMs: number | undefined
}

/**
 * Access tokens for reading mail, from the sign-in that is used for sending. A refusal is not stored, because a sign-in
 * without permission to read may still send.
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
