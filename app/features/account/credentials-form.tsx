import './account.css'
import '#app/lib/form.css'
import { useEffect, useRef, useState } from 'react'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { newAccountFields, signInFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { site } from '#content/site'
import { EmailField, PasswordField } from './account-fields.tsx'
import { failWith, isSaidHere, showUnexpected } from './auth-failure.ts'
import { UnconfirmedHelp } from './unconfirmed-help.tsx'

interface CredentialsFormProps {
  mode: 'sign-in' | 'create'
  /** An address typed before the script came. */
  given: string | undefined
  onSignedIn: () => void
  /** `resend` sends the mail once more. */
  onSignedUp: (sent: { email: string; resend: () => Promise<void> }) => void
  onForgot: () => void
}

const signUpFields = () => newAccountFields({ siteName: site.name, isAdmin: false })

/** Both modes of the sign-in screen (S1 §2) in one form: what was typed in one is there in the other. */
export function CredentialsForm({ mode, given, onSignedIn, onSignedUp, onForgot }: CredentialsFormProps) {
  const isNew = mode === 'create'
  const [refusal, setRefusal] = useState<{ reason: string; of?: string }>()

  async function sendAgain(email: string) {
    const { error } = await (await loadAuth()).resend({ type: 'signup', email })
    if (error) failWith(error)
    onSignedUp({ email, resend: () => sendAgain(email) })
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
        // The same for everybody whose sign-in was refused: it says nothing about the address.
        if (error.code === 'invalid_credentials') setRefusal({ reason: copy.wrong, of: email })
        else if (isSaidHere(error)) setRefusal({ reason: error.message })
        failWith(error)
      }
      if (isNew) onSignedUp({ email, resend: () => sendAgain(email) })
      else onSignedIn()
    },
    onFailure: showUnexpected,
  })
  // What was typed in one mode is there in the other; what was wrong with it is not.
  const { forgetFaults } = form
  const lastMode = useRef(mode)
  useEffect(() => {
    if (lastMode.current === mode) return
    lastMode.current = mode
    setRefusal(undefined)
    forgetFaults()
  }, [mode, forgetFaults])

  const of = refusal?.of
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <EmailField form={form} given={given} />
      <PasswordField form={form} isNew={isNew} hint={isNew ? copy.hints.user : undefined} />
      {refusal && !form.submitting && <p className="form__failure">{refusal.reason}</p>}
      <SubmitButton form={form} waiting={isNew ? copy.waiting.create : copy.waiting.signIn}>
        {isNew ? copy.modes.create : copy.modes.signIn}
      </SubmitButton>
      {!isNew && (
        <button type="button" className="text-btn" onClick={onForgot}>
          {copy.forgot}
        </button>
      )}
      {!isNew && of !== undefined && <UnconfirmedHelp sendAgain={() => sendAgain(of)} />}
    </form>
  )
}
