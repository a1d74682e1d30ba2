import './account.css'
import '#app/lib/form.css'
import { useEffect, useRef, useState } from 'react'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { newAccountFields, signInFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { site } from '#content/facts/site'
import { EmailField, PasswordField } from './account-fields.tsx'
import { failWith, needsFormMessage, showUnexpected } from './auth-failure.ts'
import { MailOffer } from './mail-offer.tsx'

interface CredentialsFormProps {
  mode: 'sign-in' | 'create'
  /** An address typed before hydration. */
  given: string | undefined
  onSignedIn: () => void
  /** `resend` sends the mail again. */
  onSignedUp: (sent: SentMail) => void
  onLinkSent: (sent: SentMail) => void
  onForgotPassword: () => void
}

interface SentMail {
  email: string
  resend: () => Promise<void>
}

/** The help after a refused sign-in: a new confirmation email, or a recovery link past the limit of attempts. */
type Help = 'unconfirmed' | 'tooMany'

const helpFor: Readonly<Record<string, Help>> = {
  // The same for every refused sign-in, so that it reveals nothing about the address.
  invalid_credentials: 'unconfirmed',
  over_request_rate_limit: 'tooMany',
}

const signUpFields = () => newAccountFields({ siteName: site.name, isAdmin: false })

/** Both modes of the sign-in screen (behavior 13.1) in one form. */
export function CredentialsForm({
  mode,
  given,
  onSignedIn,
  onSignedUp,
  onLinkSent,
  onForgotPassword,
}: CredentialsFormProps) {
  const isNew = mode === 'create'
  const [refusal, setRefusal] = useState<{ reason: string; email: string; help?: Help | undefined }>()

  async function sendAgain(email: string) {
    const { error } = await (await loadAuth()).resend({ type: 'signup', email })
    if (error) failWith(error)
    onSignedUp({ email, resend: () => sendAgain(email) })
  }

  async function sendLink(email: string) {
    const { error } = await (await loadAuth()).resetPasswordForEmail(email)
    if (error) failWith(error)
    onLinkSent({ email, resend: () => sendLink(email) })
  }

  const form = useFunctionForm({
    schema: isNew ? signUpFields() : signInFields,
    async send({ email, password }) {
      setRefusal(undefined)
      const auth = await loadAuth()
      const { error } = await (isNew
        ? auth.signUp({ email, password })
        : auth.signInWithPassword({ email, password }))
      if (error) {
        const help = isNew ? undefined : helpFor[error.code ?? '']
        const reason = help === 'unconfirmed' ? copy.wrong : error.message
        if (needsFormMessage(error)) setRefusal({ reason, email, help })
        failWith(error)
      }
      if (isNew) onSignedUp({ email, resend: () => sendAgain(email) })
      else onSignedIn()
    },
    onFailure: showUnexpected,
  })
  // Values are kept between the modes; errors are not.
  const { clearErrors } = form
  const lastMode = useRef(mode)
  useEffect(() => {
    if (lastMode.current === mode) return
    lastMode.current = mode
    setRefusal(undefined)
    clearErrors()
  }, [mode, clearErrors])

  const sends = { unconfirmed: sendAgain, tooMany: sendLink }
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <EmailField form={form} given={given} />
      <PasswordField form={form} isNew={isNew} hint={isNew ? copy.hints.user : undefined} />
      {refusal && !form.submitting && <p className="form__failure">{refusal.reason}</p>}
      <SubmitButton form={form} waiting={isNew ? copy.waiting.create : copy.waiting.signIn}>
        {isNew ? copy.modes.create : copy.modes.signIn}
      </SubmitButton>
      {!isNew && (
        <button type="button" className="text-btn" onClick={onForgotPassword}>
          {copy.forgot}
        </button>
      )}
      {refusal?.help && (
        <MailOffer {...copy[refusal.help]} send={() => sends[refusal.help ?? 'unconfirmed'](refusal.email)} />
      )}
    </form>
  )
}
