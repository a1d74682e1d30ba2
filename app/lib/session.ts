import { useEffect, useSyncExternalStore } from 'react'
import {
  dropStoredSession,
  renewBeforeMs,
  sessionDetails,
  storedSession,
  subscribeToSession,
} from './stored-session.ts'

/** How long a call waits for the session to be refreshed before it goes without. */
const refreshPatienceMs = 5_000
const signOutTimeoutMs = 3_000

/** The account client, fetched at its first use: after the page has renewed the session, if it does, and not beside it. */
export async function loadAuth() {
  return (await loadAccount()).authClient
}

export async function loadAccount() {
  await globalThis.askedEarly?.token
  return import('./auth-client.ts')
}

/**
 * The access token for a call, refreshed first when it is about to end; undefined when nobody is signed in. Never
 * fails: a call without a token gets its answer from the server.
 */
export async function accessToken(): Promise<string | undefined> {
  if (sessionDetails(storedSession()) === null) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, refreshPatienceMs, undefined))
  return Promise.race([freshToken(), late]).catch(() => undefined)
}

async function freshToken(): Promise<string | undefined> {
  await globalThis.askedEarly?.token
  const kept = sessionDetails(storedSession())
  // Most of the time: nobody waits for the account client to be told the same.
  if (kept && kept.endsAt - Date.now() > renewBeforeMs) return kept.token
  const { data } = await (await loadAuth()).getSession()
  return data.session?.access_token
}

/** Ends the session on this device at once; telling the server may take up to 3 s and may fail unnoticed. */
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
  /** The account's address, empty while nobody is signed in. */
  email: string
  /** As the account was when the session was last refreshed: decides what is offered, never what is allowed. */
  isAdmin: boolean
  signOut: () => Promise<void>
}

/** Whether somebody is signed in, followed across tabs. Rendered pages are signed out until hydrated. */
export function useSession(): SessionState {
  const stored = useSyncExternalStore(subscribeToSession, storedSession, () => null)
  const details = sessionDetails(stored)
  const signedIn = details !== null

  // The client renews the session and drops one that has ended. It weighs more than most screens: it comes when there is
  // something to renew. After the device has slept, the next call renews it (`accessToken`).
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
