import { useCallback, useEffect, useState } from 'react'
import { type AdminRole, isAdminRole } from '#domain/role'
import { takePrefetched } from './prefetched-data.ts'
import type { KnownUser } from './auth-client.ts'
import { loadAccount, useSession } from './session.ts'
import { sessionDetails, storedSession, subscribeToSession } from './stored-session.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * - `checking`: not known yet
 * - `signed-out`
 * - `admin`, of any role
 * - `no-admin`: signed in, but not as an admin
 * - `unreachable`: the server could not be reached
 */
type Admin =
  | { state: 'checking' | 'signed-out' | 'no-admin' | 'unreachable' }
  | { state: 'admin'; role: AdminRole }

/** Drops the role of a rendered screen once its account leaves, because the role may be revoked before it returns. */
function forgetEarlyRole(): void {
  const early = globalThis.prefetchedData
  if (early?.shown && sessionDetails(storedSession())?.email !== early.shown.email) delete early.shown
}
if (!import.meta.env.SSR) subscribeToSession(forgetEarlyRole)

/**
 * Whether an admin is signed in, according to the server. It decides what is shown; every function checks access
 * itself. `check` asks again.
 */
export function useAdmin(): Admin & { check: () => void } {
  const { signedIn, email } = useSession()
  const [asked, setAsked] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; admin: Admin }>()
  const isHydrated = useHydrated()
  // The server checked the role when it rendered the screen.
  const early = globalThis.prefetchedData?.shown
  const known: Admin | undefined = early && { state: 'admin', role: early.role }
  const isKnown = early !== undefined && asked === 0 && email === early.email

  // A response for another account, or for an earlier `check`, is ignored.
  const question = `${email} ${asked}`
  useEffect(() => {
    if (!signedIn || isKnown) return
    let over = false
    void askServer().then((admin) => {
      if (!over) setAnswer({ of: question, admin })
    })
    return () => {
      over = true
    }
  }, [signedIn, question, isKnown])

  const check = useCallback(() => setAsked((count) => count + 1), [])
  if (!isHydrated) return { ...(known ?? { state: 'checking' }), check }
  if (!signedIn) return { state: 'signed-out', check }
  if (isKnown && known) return { ...known, check }
  return answer?.of === question ? { ...answer.admin, check } : { state: 'checking', check }
}

async function askServer(): Promise<Admin> {
  try {
    const early = await takePrefetched('/auth/v1/user')
    const user = early?.ok ? ((await early.json()) as KnownUser) : await (await loadAccount()).currentUser()
    if (!user) return { state: 'signed-out' }
    const { role } = user.app_metadata
    return isAdminRole(role) ? { state: 'admin', role } : { state: 'no-admin' }
  } catch {
    return { state: 'unreachable' }
  }
}
