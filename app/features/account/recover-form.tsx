import './account.css'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { addressFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { EmailField } from './account-fields.tsx'
import { failWith, showUnexpected } from './auth-failure.ts'

interface RecoverFormProps {
  given: string
  onSent: (sent: { email: string; resend: () => Promise<void> }) => void
}

/** Requests the email with the link to a new password. */
export function RecoverForm({ given, onSent }: RecoverFormProps) {
  const form = useFunctionForm({
    schema: addressFields,
    async send({ email }) {
      const auth = await loadAuth()
      const ask = async () => {
        const { error } = await auth.resetPasswordForEmail(email)
        if (error) failWith(error)
      }
      await ask()
      onSent({ email, resend: ask })
    },
    onFailure: showUnexpected,
  })
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <EmailField form={form} given={given} />
      <SubmitButton form={form} waiting={copy.waiting.other}>
        {copy.recover.submit}
      </SubmitButton>
    </form>
  )
}
