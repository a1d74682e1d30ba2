import './account.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { nextPath } from '#app/lib/next-path'
import { useSession } from '#app/lib/session'
import { sessionDetails, storedSession } from '#app/lib/stored-session'
import { useHydrated } from '#app/lib/use-hydrated'
import { hasOfficeRoutes } from '#app/lib/has-office-routes'
import { dismissFailures } from '#app/ui/toast'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { authCopy as copy } from '#content/pages/auth'
import { AccountPanel } from './account-panel.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { RecoveryForm } from './new-password-form.tsx'
import { RecoverForm } from './recover-form.tsx'
import { missingFactors } from '#app/lib/second-step'
import { SecondStepPanel } from './second-step-panel.tsx'
import { SentPanel } from './sent-panel.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { useAuthLink } from './use-auth-link.ts'

const InvitationPanel = lazy(async () => ({
  default: (await import('./invitation-form.tsx')).InvitationPanel,
}))

interface Sent {
  kind: 'signUp' | 'recover'
  email: string
  resend: () => Promise<void>
}

type View =
  | 'sign-in'
  | 'create'
  | 'recover'
  | 'sent'
  | 'confirm'
  | 'recovery'
  | 'set-up'
  | 'invitation'
  | 'second-step'
  | 'account'

interface AuthScreenProps {
  /** Set when the form was sent before hydration: the typed address, shown with a note to send the form again. */
  early: { email: string } | undefined
}

/** The sign-in screen (behavior 13.1) with links from mails, password recovery, and the account. */
export function AuthScreen({ early }: AuthScreenProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { signedIn, signOut } = useSession()
  const { link, drop } = useAuthLink()
  const [chosen, setChosen] = useState<'sign-in' | 'create' | 'recover'>('sign-in')
  const [sent, setSent] = useState<Sent>()
  // Signing in leaves the page; the current view stays until the navigation is done.
  const [leaving, setLeaving] = useState(false)
  const note = useNote(search, early !== undefined)

  const [needsStep, setNeedsStep] = useState(false)
  const awaitsSecondStep = signedIn && !leaving && (needsStep || missingFactors().length > 0)
  const view: View =
    link?.kind ??
    (awaitsSecondStep ? 'second-step' : signedIn && !leaving ? 'account' : sent ? 'sent' : chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  const lastView = useRef(view)
  useEffect(() => {
    if (lastView.current !== view) heading.current?.focus()
    lastView.current = view
  }, [view])

  function choose(next: 'sign-in' | 'create' | 'recover') {
    dismissFailures()
    setSent(undefined)
    setChosen(next)
  }

  /** Leaves the page after the password, unless the account still needs its second step. */
  function afterPassword() {
    if (missingFactors().length > 0) setNeedsStep(true)
    else leave()
  }

  function leave(path = nextPath(search)): void {
    setNeedsStep(false)
    setLeaving(true)
    drop()
    if (/^\/admin(?:[/?#]|$)/.test(path) && !hasOfficeRoutes()) return window.location.assign(path)
    void Promise.resolve(navigate(path)).finally(() => setLeaving(false))
  }

  const isOpen = view === 'account' || view === 'sent'
  return (
    <main id="main" className="account">
      <div className="wrap">
        <h1 className="announced" ref={heading} tabIndex={-1}>
          {copy.headline[view]}
        </h1>
        <div className="account__in split">
          <div>
            <Line className={isOpen ? 'account__line line--ok' : 'account__line'}>
              <LineLink />
              <LineNode />
              <LineLink />
              {isOpen ? <LinePlate /> : <LineBreak />}
              <LineLink />
            </Line>
            <p className="account__lead">{copy.lead[view]}</p>
          </div>
          <div className="account__sheet sheet">
            {note && (
              <p className="account__note" role="status">
                <Icon name={note === 'confirmed' ? 'repair' : 'break'} />
                {copy.notes[note]}
              </p>
            )}
            <noscript>
              <p className="account__note">
                <Icon name="break" />
                {copy.noScript}
              </p>
            </noscript>
            <SheetHead view={view} onChoose={choose} />
            {(view === 'sign-in' || view === 'create') && (
              <CredentialsForm
                mode={view}
                given={early?.email}
                onSignedIn={afterPassword}
                onSignedUp={(mail) => setSent({ kind: 'signUp', ...mail })}
                onLinkSent={(mail) => setSent({ kind: 'recover', ...mail })}
                onForgotPassword={() => choose('recover')}
              />
            )}
            {view === 'recover' && (
              <RecoverForm given="" onSent={(mail) => setSent({ kind: 'recover', ...mail })} />
            )}
            {view === 'sent' && sent && <SentPanel {...sent} />}
            {view === 'confirm' && link && <ConfirmForm token={link.token} />}
            {view === 'recovery' && link && (
              <RecoveryForm
                token={link.token}
                onDone={() => leave(sessionDetails(storedSession())?.isAdmin ? '/admin' : undefined)}
              />
            )}
            {view === 'set-up' && link && (
              <SetUpForm token={link.token} onDone={() => leave('/admin/set-up')} />
            )}
            {view === 'invitation' && link && (
              <Suspense>
                <InvitationPanel token={link.token} onDone={() => leave('/admin')} onSignIn={drop} />
              </Suspense>
            )}
            {view === 'second-step' && (
              <>
                <SecondStepPanel onDone={leave} />
                <button type="button" className="text-btn" onClick={() => void signOut()}>
                  {copy.secondStep.other}
                </button>
              </>
            )}
            {view === 'account' && <AccountPanel />}
          </div>
        </div>
      </div>
    </main>
  )
}

const titles = {
  recover: copy.recover.title,
  sent: copy.sent.title,
  confirm: copy.confirm.title,
  recovery: copy.recovery.title,
  'set-up': copy.setUp.title,
  invitation: copy.invitation.title,
  account: copy.account.title,
  'second-step': copy.secondStep.title,
}

const names = { 'sign-in': copy.modes.signIn, create: copy.modes.create }

interface SheetHeadProps {
  view: View
  onChoose: (mode: 'sign-in' | 'create') => void
}

/** The two tabs, always in this order: the current one is the heading, the other a button. */
function SheetHead({ view, onChoose }: SheetHeadProps) {
  if (view !== 'sign-in' && view !== 'create' && view !== 'recover' && view !== 'sent') {
    return (
      <h2 id="auth-title" className="account__title">
        {titles[view]}
      </h2>
    )
  }
  const isMode = view === 'sign-in' || view === 'create'
  return (
    <div className="row account__tabs">
      {!isMode && <h2 id="auth-title">{titles[view]}</h2>}
      {(isMode ? (['sign-in', 'create'] as const) : (['sign-in'] as const)).map((mode) =>
        mode === view ? (
          <h2 key={mode} id="auth-title">
            {names[mode]}
          </h2>
        ) : (
          <button key={mode} type="button" onClick={() => onChoose(mode)}>
            {names[mode]}
          </button>
        ),
      )}
    </div>
  )
}

/** The message about the link or button that led here. */
function useNote(search: string, isEarly: boolean): keyof typeof copy.notes | undefined {
  const isHydrated = useHydrated()
  if (isEarly) return 'early'
  // The prerendered page has no query.
  if (!isHydrated) return undefined
  const parameters = new URLSearchParams(search)
  if (parameters.has('confirmed')) return 'confirmed'
  const link = parameters.get('link')
  return link === 'expired' || link === 'broken' || link === 'later' ? link : undefined
}
