import { useNavigate } from 'react-router'
import { useSession } from '#app/lib/session'

/** Ends the session on this device. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const { signOut } = useSession()
  // In this order: a screen that needs a session would otherwise go to sign in and want to come back.
  return () => void Promise.resolve(navigate('/auth')).finally(() => void signOut())
}
