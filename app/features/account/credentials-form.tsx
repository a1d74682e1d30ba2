import { useState } from 'react'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { newAccountFields, signInFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { site } from '#content/site'
import { EmailField, PasswordField } from './account-fields.tsx'
import { failWith, showUnexpected } from './auth-failure.ts'
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

const signUpFields = newAccountFields({ siteName: site.name, isAdmin: false })

/** Both modes of the sign-in screen (S1 §2) in one form: what was typed in one is there in the other. */
export function CredentialsForm({ mode, given, onSignedIn, onSignedUp, onForgot }: CredentialsFormProps) {
  const isNew = mode === 'create'
  // The same for everybody whose sign-in was refused: it says nothing about the address.
  const [refused, setRefused] = useState<string>()

  async function sendAgain(email: string) {
    const { error } = await (await loadAuth()).resend({ type: 'signup', email })
    if (error) failWith(error)
    onSignedUp({ email, resend: () => sendAgain(email) })
  }

  const form = useFunctionForm({
    schema: isNew ? signUpFields : signInFields,
    async send({ email, password }) {
      const auth = await loadAuth()
      if (!isNew) {
        const { error } = await auth.signInWithPassword({ email, password })
        setRefused(error?.code === 'invalid_credentials' ? email : undefined)
        if (error) failWith(error)
        onSignedIn()
        return
      }
      const { error } = await auth.signUp({ email, password })
      if (error) failWith(error)
      toast(copy.toasts.verify)
      onSignedUp({ email, resend: () => sendAgain(email) })
    },
    onFailure: showUnexpected,
  })
  return (
    <form {...form.formProps} className="account__form" aria-labelledby="auth-title">
      <EmailField form={form} given={given} />
      <PasswordField form={form} isNew={isNew} hint={isNew ? copy.hints.user : undefined} />
      <SubmitButton form={form} waiting={isNew ? copy.waiting.create : copy.waiting.signIn}>
        {isNew ? copy.modes.create : copy.modes.signIn}
      </SubmitButton>
      {!isNew && (
        <button type="button" className="text-btn" onClick={onForgot}>
          {copy.forgot}
        </button>
      )}
      {!isNew && refused !== undefined && <UnconfirmedHelp sendAgain={() => sendAgain(refused)} />}
    </form>
  )
}
