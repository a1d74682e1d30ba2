import './account.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { nextPath } from '#app/lib/next-path'
import { useSession } from '#app/lib/session'
import { useHydrated } from '#app/lib/use-hydrated'
import { dismissFailures } from '#app/ui/toast'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { authCopy as copy } from '#content/pages/auth'
import { AccountPanel } from './account-panel.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { RecoveryForm } from './new-password-form.tsx'
import { RecoverForm } from './recover-form.tsx'
import { SentPanel } from './sent-panel.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { useAuthLink } from './use-auth-link.ts'

interface Sent {
  kind: 'signUp' | 'recover'
  email: string
  resend: () => Promise<void>
}

type View = 'sign-in' | 'create' | 'recover' | 'sent' | 'confirm' | 'recovery' | 'set-up' | 'account'

interface AuthScreenProps {
  /** The page was sent before its script had come: the address typed, and that it must be pressed again. */
  early: { email: string } | undefined
}

/** The sign-in screen (S1 §2) and what belongs to it: links from mails, a lost password, the account itself. */
export function AuthScreen({ early }: AuthScreenProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { signedIn } = useSession()
  const { link, drop } = useAuthLink()
  const [chosen, setChosen] = useState<'sign-in' | 'create' | 'recover'>('sign-in')
  const [sent, setSent] = useState<Sent>()
  // A sign-in on this page leaves it: what is shown meanwhile stays.
  const [leaving, setLeaving] = useState(false)
  const note = useNote(search, early !== undefined)

  const view: View = link?.kind ?? (signedIn && !leaving ? 'account' : sent ? 'sent' : chosen)
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

  function leave(path = nextPath(search)) {
    setLeaving(true)
    drop()
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
                onSignedIn={leave}
                onSignedUp={(mail) => setSent({ kind: 'signUp', ...mail })}
                onLinkSent={(mail) => setSent({ kind: 'recover', ...mail })}
                onForgot={() => choose('recover')}
              />
            )}
            {view === 'recover' && (
              <RecoverForm given="" onSent={(mail) => setSent({ kind: 'recover', ...mail })} />
            )}
            {view === 'sent' && sent && <SentPanel {...sent} />}
            {view === 'confirm' && link && <ConfirmForm token={link.token} />}
            {view === 'recovery' && link && <RecoveryForm token={link.token} onDone={leave} />}
            {view === 'set-up' && link && <SetUpForm token={link.token} onDone={() => leave('/admin')} />}
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
  account: copy.account.title,
}

const names = { 'sign-in': copy.modes.signIn, create: copy.modes.create }

interface SheetHeadProps {
  view: View
  onChoose: (mode: 'sign-in' | 'create') => void
}

/** The sheet's two tabs, always in this order: the one that stands is the heading, the other one is a button. */
function SheetHead({ view, onChoose }: SheetHeadProps) {
  if (view === 'account' || view === 'set-up' || view === 'recovery' || view === 'confirm') {
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

/** What the page has to say of the link or the press that led here. */
function useNote(search: string, isEarly: boolean): keyof typeof copy.notes | undefined {
  const isHydrated = useHydrated()
  if (isEarly) return 'early'
  // The prerendered page knows no query.
  if (!isHydrated) return undefined
  const given = new URLSearchParams(search)
  if (given.has('confirmed')) return 'confirmed'
  const link = given.get('link')
  return link === 'expired' || link === 'broken' || link === 'later' ? link : undefined
}
