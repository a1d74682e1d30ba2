import './account.css'
import { useEffect, useState } from 'react'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { loadAuth, useSession } from '#app/lib/session'
import { toastFailure } from '#app/lib/toast-failure'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { authCopy } from '#content/pages/auth'
import { invitationCopy as copy } from '#content/pages/invitation'
import { site } from '#content/facts/site'
import { acceptInvitation } from '#contracts/accept-invitation'
import { invitationFields, invitedSignInFields } from '#contracts/account-forms'
import type { OutputOf } from '#contracts/contract'
import { getInvitation } from '#contracts/get-invitation'
import { accountName } from '#domain/account-name'
import { PasswordField } from './account-fields.tsx'
import { failWith } from './auth-failure.ts'

type Invitation = NonNullable<OutputOf<typeof getInvitation>['data']>

interface InvitationProps {
  token: string
  onDone: () => void
  /** Shows the sign-in form instead. */
  onSignIn: () => void
}

/** The panel behind an invitation's link. Opening the link changes nothing; the button accepts the invitation. */
export function InvitationPanel({ token, onDone, onSignIn }: InvitationProps) {
  const [invitation, setInvitation] = useState<Invitation | 'failed' | null>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setInvitation(undefined)
    callFunction(getInvitation, { token }, { signal: leaving.signal })
      .then(({ data }) => setInvitation(data))
      .catch(() => {
        if (!leaving.signal.aborted) setInvitation('failed')
      })
    return () => leaving.abort()
  }, [token, tries])

  if (invitation === undefined) return <p role="status">{copy.loading}</p>
  if (invitation === 'failed') {
    return (
      <div className="stack account__form" role="alert">
        <p>{copy.failed}</p>
        <button type="button" className="btn btn--line" onClick={() => setTries(tries + 1)}>
          {copy.again}
        </button>
      </div>
    )
  }
  if (invitation === null) return <EndedNote onSignIn={onSignIn} />
  return (
    <InvitationForm
      token={token}
      invitation={invitation}
      onDone={onDone}
      onEnded={() => setInvitation(null)}
    />
  )
}

function EndedNote({ onSignIn }: Pick<InvitationProps, 'onSignIn'>) {
  return (
    <div className="stack account__form" role="status">
      <p>{copy.ended.text}</p>
      <p className="muted">{copy.ended.ask}</p>
      <button type="button" className="btn" onClick={onSignIn}>
        {copy.ended.signIn}
      </button>
    </div>
  )
}

interface InvitationFormProps extends Pick<InvitationProps, 'token' | 'onDone'> {
  invitation: Invitation
  onEnded: () => void
}

function InvitationForm({ token, invitation, onDone, onEnded }: InvitationFormProps) {
  const { email, role, invitedBy, expiresAt, hasAccount } = invitation
  const session = useSession()
  const form = useFunctionForm({
    schema: hasAccount
      ? invitedSignInFields
      : invitationFields({ email, siteName: site.name, isAdmin: true }),
    async send({ password }) {
      const auth = await loadAuth()
      // An existing account must be signed in before it gets the role.
      if (hasAccount && session.email !== email) await signIn()
      const { data } = await callFunction(acceptInvitation, { token, password })
      if (data === null) return onEnded()
      if (!hasAccount) await signIn()
      return onDone()

      async function signIn() {
        const { error } = await auth.signInWithPassword({ email, password })
        if (error) failWith(error)
      }
    },
    onFailure(error) {
      // `failWith` has shown it already.
      if (error instanceof FunctionError && error.code === 'auth') return undefined
      return toastFailure(error)
    },
  })
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(expiresAt))
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <p>{copy.invited(invitedBy && accountName(invitedBy), role)}</p>
      <p className="account__address">{email}</p>
      <p className="muted">{copy.until(until)}</p>
      {/* For password managers: the address belongs to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        form={form}
        isNew={!hasAccount}
        label={hasAccount ? copy.yourPassword : copy.newPassword}
        hint={hasAccount ? copy.hasAccount : authCopy.hints.admin}
      />
      <SubmitButton form={form} waiting={authCopy.waiting.other}>
        {copy.submit}
      </SubmitButton>
      <p className="muted">{copy.stranger}</p>
    </form>
  )
}
