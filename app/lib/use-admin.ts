import { useCallback, useEffect, useState } from 'react'
import { type AdminRole, isAdminRole } from '#domain/role'
import { takeEarly } from './asked-early.ts'
import type { KnownUser } from './auth-client.ts'
import { loadAccount, useSession } from './session.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * - `checking`: not known yet
 * - `signed-out`
 * - `admin`, of any role
 * - `no-admin`: signed in, but not as one of the site's admins
 * - `unreachable`: the server could not be asked
 */
type Admin =
  | { state: 'checking' | 'signed-out' | 'no-admin' | 'unreachable' }
  | { state: 'admin'; role: AdminRole }

/**
 * Whether an admin is signed in here, as the server says. It decides what is shown; every function checks again by
 * itself. `check` asks once more.
 */
export function useAdmin(): Admin & { check: () => void } {
  const { signedIn, email } = useSession()
  const [asked, setAsked] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; admin: Admin }>()
  const isHydrated = useHydrated()
  // The server has said so already, when it rendered the screen for them.
  const early = globalThis.askedEarly?.shown
  const known: Admin | undefined = early && { state: 'admin', role: early.role }
  const isKnown = early !== undefined && asked === 0 && email === early.email

  // A change of account, or another `check`, is another question; its answer belongs to no other.
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
    const early = await takeEarly('/auth/v1/user')
    const user = early?.ok ? ((await early.json()) as KnownUser) : await (await loadAccount()).currentUser()
    if (!user) return { state: 'signed-out' }
    const { role } = user.app_metadata
    return isAdminRole(role) ? { state: 'admin', role } : { state: 'no-admin' }
  } catch {
    return { state: 'unreachable' }
  }
}
