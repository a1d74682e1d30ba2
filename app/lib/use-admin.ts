import { useCallback, useEffect, useState } from 'react'
import { currentUser, useSession } from './session.ts'

/**
 * - `checking`: not known yet
 * - `signed-out`, `admin`
 * - `no-admin`: signed in, but not as one of the site's admins
 * - `unreachable`: the server could not be asked
 */
export type AdminState = 'checking' | 'signed-out' | 'no-admin' | 'admin' | 'unreachable'

/**
 * Whether an admin is signed in here, as the server says. It decides what is shown; every function checks again by
 * itself. `check` asks once more.
 */
export function useAdmin(): { state: AdminState; check: () => void } {
  const { signedIn, email } = useSession()
  const [asked, setAsked] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; state: AdminState }>()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  // A change of account, or another `check`, is another question; its answer belongs to no other.
  const question = `${email} ${asked}`
  useEffect(() => {
    if (!signedIn) return
    let over = false
    void askServer().then((state) => {
      if (!over) setAnswer({ of: question, state })
    })
    return () => {
      over = true
    }
  }, [signedIn, question])

  const check = useCallback(() => setAsked((count) => count + 1), [])
  if (!hydrated) return { state: 'checking', check }
  if (!signedIn) return { state: 'signed-out', check }
  return { state: answer?.of === question ? answer.state : 'checking', check }
}

async function askServer(): Promise<AdminState> {
  try {
    const user = await currentUser()
    if (!user) return 'signed-out'
    return user.isAdmin ? 'admin' : 'no-admin'
  } catch {
    return 'unreachable'
  }
}
