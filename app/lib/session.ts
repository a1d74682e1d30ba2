import { useSyncExternalStore } from 'react'

/** Where the session of S0 §3 is kept in localStorage. */
export const sessionStorageKey = 'site-auth'

/** Dispatched on window by whatever changes the session in this tab; `storage` speaks of other tabs only. */
export const sessionChangeEvent = 'site-auth-change'

const signOutTimeoutMs = 3_000

function storedSession(): string | null {
  try {
    return localStorage.getItem(sessionStorageKey)
  } catch {
    return null // Storage is blocked: nobody can be signed in.
  }
}

function accessTokenOf(stored: string | null): string | null {
  if (!stored) return null
  try {
    const session: unknown = JSON.parse(stored)
    if (typeof session !== 'object' || session === null || !('access_token' in session)) return null
    return typeof session.access_token === 'string' ? session.access_token : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(sessionChangeEvent, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(sessionChangeEvent, listener)
  }
}

/** Ends the session here at once; telling the server may take up to 3 s and may fail unnoticed. */
async function signOut(): Promise<void> {
  const accessToken = accessTokenOf(storedSession())
  if (!accessToken) return
  localStorage.removeItem(sessionStorageKey)
  window.dispatchEvent(new Event(sessionChangeEvent))
  await fetch('/auth/v1/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    keepalive: true,
    signal: AbortSignal.timeout(signOutTimeoutMs),
  }).catch(() => undefined)
}

/** Whether somebody is signed in, followed across tabs. Rendered pages are signed out until hydrated. */
export function useSession(): { signedIn: boolean; signOut: () => Promise<void> } {
  const stored = useSyncExternalStore(subscribe, storedSession, () => null)
  return { signedIn: accessTokenOf(stored) !== null, signOut }
}
