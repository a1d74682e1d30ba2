import { useEffect, useSyncExternalStore } from 'react'
import {
  dropStoredSession,
  renewBeforeMs,
  sessionDetails,
  storedSession,
  subscribeToSession,
} from './stored-session.ts'

/** How long a call waits for a session refresh before it continues without. */
const refreshDeadlineMs = 5_000
const signOutTimeoutMs = 3_000

/** The account client, loaded on first use, after any prefetch has renewed the session. */
export async function loadAuth() {
  return (await loadAccount()).authClient
}

export async function loadAccount() {
  await globalThis.prefetchedData?.token
  return import('./auth-client.ts')
}

/**
 * The access token for a call, refreshed when it is about to expire; undefined if nobody is signed in. Never rejects:
 * a call without a token gets the server's response.
 */
export async function accessToken(): Promise<string | undefined> {
  if (sessionDetails(storedSession()) === null) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, refreshDeadlineMs, undefined))
  return Promise.race([freshToken(), late]).catch(() => undefined)
}

async function freshToken(): Promise<string | undefined> {
  await globalThis.prefetchedData?.token
  const session = sessionDetails(storedSession())
  // In the common case the account client is not loaded.
  if (session && session.endsAt - Date.now() > renewBeforeMs) return session.token
  const { data } = await (await loadAuth()).getSession()
  return data.session?.access_token
}

/** Asks the server who is signed in, after it has refused the session, and removes a session that has ended. */
export function recheckSession(): void {
  void loadAccount()
    .then(({ currentUser }) => currentUser())
    .catch(() => undefined)
}

/** Ends the session on this device at once; notifying the server may take up to 3 s and may fail silently. */
async function signOut(): Promise<void> {
  const token = await accessToken()
  dropStoredSession()
  if (!token) return
  await fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
    signal: AbortSignal.timeout(signOutTimeoutMs),
  }).catch(() => undefined)
}

interface SessionState {
  signedIn: boolean
  /** The account's address, empty if nobody is signed in. */
  email: string
  /** The account as of the last session refresh: decides what is shown, never what is allowed. */
  isAdmin: boolean
  signOut: () => Promise<void>
}

/** Whether somebody is signed in, synchronized across tabs. Rendered pages are signed out until hydration. */
export function useSession(): SessionState {
  const stored = useSyncExternalStore(subscribeToSession, storedSession, () => null)
  const details = sessionDetails(stored)
  const signedIn = details !== null

  // The client renews an expiring session and removes an expired one. It weighs more than most screens, so it loads
  // only when needed. After the device has slept, the next call renews the session (`accessToken`).
  const endsAt = details?.endsAt
  useEffect(() => {
    if (endsAt === undefined) return
    const timer = setTimeout(
      () => void loadAuth().catch(() => undefined),
      endsAt - Date.now() - renewBeforeMs,
    )
    return () => clearTimeout(timer)
  }, [endsAt])

  return { signedIn, email: details?.email ?? '', isAdmin: details?.isAdmin ?? false, signOut }
}
