import './account.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AdminRoleContext } from '#app/lib/admin-role'
import { focusHeading } from '#app/lib/focus-heading'
import { forgetOffice } from '#app/lib/forget-office'
import { signInPath } from '#app/lib/next-path'
import { useSession } from '#app/lib/session'
import { storedRole } from '#app/lib/stored-role'
import { useAdmin } from '#app/lib/use-admin'
import { useHydrated } from '#app/lib/use-hydrated'
import { useOnline } from '#app/lib/use-online'
import { DrawnLine } from '#app/ui/line.tsx'
import { adminGateCopy as copy } from '#content/pages/auth'

interface AdminGateProps {
  children: ReactNode
  /**
   * A page of its own, without the site's bar: it goes to the sign-in page by itself instead of asking, and shows what
   * this browser has kept while the server cannot be asked.
   */
  redirects?: boolean
}

/**
 * Shows what is for admins to an admin, who is told by it what else not to see (`useMay`), and to everybody else why
 * not (readings of the specification, 21). What is inside is not rendered before; that nobody else can use it is the
 * server's business.
 */
export function AdminGate({ children, redirects = false }: AdminGateProps) {
  const admin = useAdmin()
  const { signOut } = useSession()
  const isHydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const signIn = signInPath(location)
  // A page of its own has its first heading here.
  const Heading = redirects ? 'h1' : 'h2'

  useEffect(() => {
    // Whoever signs out is on the way to another page, which is not there yet, and does not want to come back.
    const isLeaving = window.location.pathname !== location.pathname
    if (redirects && admin.state === 'signed-out' && !isLeaving) void navigate(signIn, { replace: true })
  }, [redirects, admin.state, navigate, signIn, location.pathname])

  // What the office has kept here was for the account that was signed in.
  useEffect(() => {
    if (redirects && admin.state === 'signed-out') forgetOffice({ keepsWords: true })
  }, [redirects, admin.state])

  // Once inside, the question who they are is asked beside the screen.
  const isOnline = useOnline()
  const [isInside, setIsInside] = useState(false)
  const isUnknown =
    admin.state === 'unreachable' || (isHydrated && admin.state === 'checking' && (isInside || !isOnline))
  const keptRole = redirects && isUnknown ? storedRole() : undefined
  if (keptRole !== undefined && !isInside) setIsInside(true)

  // Whoever came here from another page was led to the heading, which goes when the check is over.
  const focusWasHere = useRef(false)
  useEffect(() => {
    if (admin.state === 'checking' || !focusWasHere.current) return
    focusWasHere.current = false
    focusHeading(document.querySelector('main'))
  }, [admin.state])

  if (admin.state === 'admin') return <AdminRoleContext value={admin.role}>{children}</AdminRoleContext>
  if (keptRole !== undefined) return <AdminRoleContext value={keptRole}>{children}</AdminRoleContext>
  const { state } = admin
  const isWaiting = state === 'checking' || (redirects && state === 'signed-out')
  const closed = isWaiting ? (
    <div className={isHydrated ? 'gate' : 'gate gate--early'} role="status">
      <Heading className="vh" onFocus={() => (focusWasHere.current = true)}>
        {copy.title}
      </Heading>
      <p>{copy.checking}</p>
    </div>
  ) : (
    <section className="gate" aria-labelledby="gate-title">
      <DrawnLine shape="o-x-o" />
      <Heading id="gate-title">{copy[state].title}</Heading>
      <p>{copy[state].text}</p>
      {state === 'signed-out' && (
        <Link className="btn" to={signIn}>
          {copy.signIn}
        </Link>
      )}
      {state === 'no-admin' && (
        <button type="button" className="btn" onClick={() => void signOut()}>
          {copy.signOut}
        </button>
      )}
      {state === 'unreachable' && (
        <button type="button" className="btn" onClick={admin.check}>
          {copy.again}
        </button>
      )}
    </section>
  )
  return redirects ? (
    <main id="main" className="wrap">
      {closed}
    </main>
  ) : (
    closed
  )
}
