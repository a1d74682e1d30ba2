import { AuthClient } from '@supabase/auth-js'
import { announceSessionChange, dropStoredSession, sessionStorageKey } from './stored-session.ts'

/**
 * The single account client of a tab. It stores the session in the browser, refreshes it before it expires and
 * notifies other tabs. Load it through `loadAuth`: most visitors have no account, and it weighs 23 kB.
 */
export const authClient = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey: sessionStorageKey,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: false,
})

authClient.onAuthStateChange(announceSessionChange)

export interface KnownUser {
  app_metadata: Readonly<Record<string, unknown>>
}

/**
 * Asks the server who is signed in, and removes a session that has ended there. Returns undefined if nobody is.
 * @throws Error when the server cannot be reached
 */
export async function currentUser(): Promise<KnownUser | undefined> {
  let { data, error } = await authClient.getUser()
  if (error?.code === 'bad_jwt') {
    // Signed with an old secret: the refresh token may still be valid.
    const refreshed = await authClient.refreshSession()
    if (refreshed.error && refreshed.error.name !== 'AuthRetryableFetchError') dropStoredSession()
    ;({ data, error } = await authClient.getUser())
  }
  if (data.user) return data.user
  if (error?.name === 'AuthRetryableFetchError') throw error
  return undefined
}
