import { isAdminRole } from '#domain/role'
import { databaseName } from './office-database.ts'

/** The localStorage key of the session (behavior 13.4). */
export const sessionStorageKey = 'site-auth'

/** A session this close to its expiry is renewed before use, like the account client does. */
export const renewBeforeMs = 90_000

/** Dispatched on window when the session changes in this tab; `storage` events only cover other tabs. */
export const sessionChangeEvent = 'site-auth-change'

/** The stored session or null; cached, because React's store contract requires the same string until it changes. */
export function storedSession(): string | null {
  try {
    return localStorage.getItem(sessionStorageKey)
  } catch {
    return null // Storage is blocked, so nobody can be signed in.
  }
}

export function announceSessionChange(): void {
  window.dispatchEvent(new Event(sessionChangeEvent))
}

/** Removes the session and the back office's cached data here, whatever the server says. */
export function dropStoredSession(): void {
  try {
    localStorage.removeItem(sessionStorageKey)
    indexedDB.deleteDatabase(databaseName)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  announceSessionChange()
}

/** Calls `listener` at every change of the session, in any tab. */
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
  /** In ms since 1970; in the distant past if missing. */
  endsAt: number
  email: string
  isAdmin: boolean
}

/** The account in a stored session; null if it is invalid. Shown, never trusted: the server decides. */
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
