import { AuthClient } from '@supabase/auth-js'
import { announceSessionChange, sessionStorageKey } from './stored-session.ts'

/**
 * The one account client of a tab. It keeps the session in the browser, refreshes it before it ends and tells other
 * tabs. Load it through `loadAuth`: most visitors have no account, and it weighs 23 kB.
 */
export const authClient = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  storageKey: sessionStorageKey,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: false,
})

authClient.onAuthStateChange(announceSessionChange)
