import { useEffect, useSyncExternalStore } from 'react'
import { type AdminRole, isAdminRole } from '#domain/role'
import { dropStoredSession, sessionDetails, storedSession, subscribeToSession } from './stored-session.ts'

/** How long a call waits for the session to be refreshed before it goes without. */
const refreshPatienceMs = 5_000
const signOutTimeoutMs = 3_000

/** The account client, fetched at its first use. */
export const loadAuth = () => import('./auth-client.ts').then(({ authClient }) => authClient)

/**
 * The access token for a call, refreshed first when it is about to end; undefined when nobody is signed in. Never
 * fails: a call without a token gets its answer from the server.
 */
export async function accessToken(): Promise<string | undefined> {
  if (sessionDetails(storedSession()) === null) return undefined
  const fresh = loadAuth()
    .then((auth) => auth.getSession())
    .then(({ data }) => data.session?.access_token)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, refreshPatienceMs, undefined))
  return Promise.race([fresh, late]).catch(() => undefined)
}

/**
 * Asks the server who is signed in here; a session that has ended there ends here too. Undefined for nobody.
 * @throws Error when the server cannot be asked
 */
export async function currentUser(): Promise<{ role: AdminRole | undefined } | undefined> {
  const auth = await loadAuth()
  let { data, error } = await auth.getUser()
  if (error?.code === 'bad_jwt') {
    // Signed with a secret that was changed since: the refresh token may still be good.
    const refreshed = await auth.refreshSession()
    if (refreshed.error && refreshed.error.name !== 'AuthRetryableFetchError') dropStoredSession()
    ;({ data, error } = await auth.getUser())
  }
  if (data.user) {
    const role: unknown = data.user.app_metadata['role']
    return { role: isAdminRole(role) ? role : undefined }
  }
  if (error?.name === 'AuthRetryableFetchError') throw error
  return undefined
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

  // The client refreshes the session and drops one that has ended; whoever has none does not load it.
  useEffect(() => {
    if (signedIn) void loadAuth().catch(() => undefined)
  }, [signedIn])

  return { signedIn, email: details?.email ?? '', isAdmin: details?.isAdmin ?? false, signOut }
}
