import { isAdminRole } from '#domain/role'
import { databaseName } from './office-database.ts'

/** Where the session of S0 §3 is kept in localStorage. */
export const sessionStorageKey = 'site-auth'

/** A session this close to its end is renewed before it is used, as the account client does. */
export const renewBeforeMs = 90_000

/** Dispatched on window by whatever changes the session in this tab; `storage` speaks of other tabs only. */
export const sessionChangeEvent = 'site-auth-change'

/** The session as it is kept, or null; the same text until it changes, as React asks of a store. */
export function storedSession(): string | null {
  try {
    return localStorage.getItem(sessionStorageKey)
  } catch {
    return null // Storage is blocked: nobody can be signed in.
  }
}

export function announceSessionChange(): void {
  window.dispatchEvent(new Event(sessionChangeEvent))
}

/** Forgets the session here and what the back office has read in it, whatever the server thinks of it. */
export function dropStoredSession(): void {
  try {
    localStorage.removeItem(sessionStorageKey)
    indexedDB.deleteDatabase(databaseName)
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
  announceSessionChange()
}

/** Calls `listener` at every change of the session, in whichever tab. */
export function subscribeToSession(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(sessionChangeEvent, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(sessionChangeEvent, listener)
  }
}

interface StoredSession {
  access_token?: unknown
  expires_at?: unknown
  user?: { email?: unknown; app_metadata?: { role?: unknown } }
}

interface SessionDetails {
  token: string
  /** In ms since 1970; long ago when it does not say. */
  endsAt: number
  email: string
  isAdmin: boolean
}

/** What a stored session says of its account; null when it is none. Shown, never relied on: the server decides. */
export function sessionDetails(stored: string | null): SessionDetails | null {
  if (!stored) return null
  try {
    const session = JSON.parse(stored) as StoredSession | null
    if (typeof session?.access_token !== 'string') return null
    const { email, app_metadata: rights } = session.user ?? {}
    return {
      token: session.access_token,
      endsAt: typeof session.expires_at === 'number' ? session.expires_at * 1_000 : 0,
      email: typeof email === 'string' ? email : '',
      isAdmin: isAdminRole(rights?.role),
    }
  } catch {
    return null
  }
}
