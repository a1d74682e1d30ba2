import '#app/styles/account.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { focusHeading } from '#app/lib/focus-heading'
import { signInPath } from '#app/lib/next-path'
import { useAdmin } from '#app/lib/use-admin'
import { DrawnLine } from '#app/ui/line.tsx'
import { adminGateCopy as copy } from '#content/pages/auth'

interface AdminGateProps {
  children: ReactNode
  /** Goes to the sign-in page by itself instead of asking. */
  redirects?: boolean
}

/**
 * Shows what is for admins to an admin, and to everybody else why not (readings of the specification, 21). What is
 * inside is not rendered before; that nobody else can use it is the server's business.
 */
export function AdminGate({ children, redirects = false }: AdminGateProps) {
  const { state, check } = useAdmin()
  const location = useLocation()
  const navigate = useNavigate()
  const signIn = signInPath(location)
  // A screen of its own has its first heading here.
  const Heading = redirects ? 'h1' : 'h2'

  useEffect(() => {
    if (redirects && state === 'signed-out') void navigate(signIn, { replace: true })
  }, [redirects, state, navigate, signIn])

  // Whoever came here from another page was led to the heading, which goes when the check is over.
  const focusWasHere = useRef(false)
  useEffect(() => {
    if (state === 'checking' || !focusWasHere.current) return
    focusWasHere.current = false
    focusHeading(document.querySelector('main'))
  }, [state])

  if (state === 'admin') return children
  if (state === 'checking' || (redirects && state === 'signed-out')) {
    return (
      <div className="gate" role="status">
        <Heading className="vh" onFocus={() => (focusWasHere.current = true)}>
          {copy.title}
        </Heading>
        <p>{copy.checking}</p>
      </div>
    )
  }
  const { title, text } = copy[state]
  return (
    <section className="gate" aria-labelledby="gate-title">
      <DrawnLine shape="o-x-o" className="gate__line" />
      <Heading id="gate-title">{title}</Heading>
      <p>{text}</p>
      {state === 'signed-out' && (
        <Link className="btn" to={signIn}>
          {copy.signIn}
        </Link>
      )}
      {state === 'unreachable' && (
        <button type="button" className="btn" onClick={check}>
          {copy.again}
        </button>
      )}
    </section>
  )
}
