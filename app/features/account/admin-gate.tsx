import './account.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AdminRoleContext } from '#app/lib/admin-role'
import { focusHeading } from '#app/lib/focus-heading'
import { clearOfficeData } from '#app/lib/clear-office-data'
import { signInPath } from '#app/lib/next-path'
import { useSession } from '#app/lib/session'
import { missingFactors } from '#app/lib/second-step'
import { storedRole } from '#app/lib/stored-role'
import { useAdmin } from '#app/lib/use-admin'
import { useHydrated } from '#app/lib/use-hydrated'
import { useOnline } from '#app/lib/use-online'
import { DrawnLine } from '#app/ui/line.tsx'
import { adminGateCopy as copy } from '#content/pages/admin-gate'

interface AdminGateProps {
  children: ReactNode
  /**
   * A page without the site's navigation: it redirects to the sign-in page, and shows cached data while the server is
   * unreachable.
   */
  isWholePage?: boolean
}

/**
 * Shows its content to admins, with their role for `useMay`, and a reason to others (behavior 14.1). The content is
 * not rendered before the role is known; the server enforces access itself.
 */
export function AdminGate({ children, isWholePage = false }: AdminGateProps) {
  const admin = useAdmin()
  const { signOut } = useSession()
  const isHydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const signIn = signInPath(location)
  // Where the gate is the whole page, this is its first heading.
  const Heading = isWholePage ? 'h1' : 'h2'

  const needsSecondFactor = isHydrated && missingFactors().length > 0
  useEffect(() => {
    // A user who signs out is on the way to another page and does not want to return.
    const isLeaving = window.location.pathname !== location.pathname
    if (isWholePage && (admin.state === 'signed-out' || needsSecondFactor) && !isLeaving)
      void navigate(signIn, { replace: true })
  }, [isWholePage, admin.state, needsSecondFactor, navigate, signIn, location.pathname])

  // The cached office data belongs to the account that was signed in.
  useEffect(() => {
    if (isWholePage && admin.state === 'signed-out') clearOfficeData({ keepsText: true })
  }, [isWholePage, admin.state])

  // Once cached content was shown, it stays while the account is checked again.
  const isOnline = useOnline()
  const [hasShownCache, setHasShownCache] = useState(false)
  const isUnknown =
    admin.state === 'unreachable' ||
    (isHydrated && admin.state === 'checking' && (hasShownCache || !isOnline))
  const cachedRole = isWholePage && isUnknown ? storedRole() : undefined
  if (cachedRole !== undefined && !hasShownCache) setHasShownCache(true)

  // Focus was on the heading, which disappears after the check.
  const focusWasHere = useRef(false)
  useEffect(() => {
    if (admin.state === 'checking' || !focusWasHere.current) return
    focusWasHere.current = false
    focusHeading(document.querySelector('main'))
  }, [admin.state])

  const isLocked = isWholePage && needsSecondFactor
  if (admin.state === 'admin' && !isLocked)
    return <AdminRoleContext value={admin.role}>{children}</AdminRoleContext>
  if (cachedRole !== undefined && !isLocked)
    return <AdminRoleContext value={cachedRole}>{children}</AdminRoleContext>
  const { state } = admin
  const isWaiting =
    isLocked || state === 'admin' || state === 'checking' || (isWholePage && state === 'signed-out')
  const closed = isWaiting ? (
    <div className={isHydrated ? 'gate' : 'gate gate--early'} role="status">
      <Heading className="vh" onFocus={() => (focusWasHere.current = true)}>
        {copy.title}
      </Heading>
      <p className="gate__checking">{copy.checking}</p>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
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
  return isWholePage ? (
    <main id="main" className="wrap">
      {closed}
    </main>
  ) : (
    closed
  )
}
