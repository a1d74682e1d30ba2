import './account.css'
import { useRef, useState } from 'react'
import { missingFactors } from '#app/lib/second-step'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { changeFields, recoveryFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { site } from '#content/facts/site'
import { PasswordField } from './account-fields.tsx'
import { SecondStepPanel } from './second-step-panel.tsx'
import { failWith, showUnexpected } from './auth-failure.ts'

/** The new password behind a recovery link. The link is used by submitting, not by opening. */
export function RecoveryForm({ token, onDone }: { token: string; onDone: () => void }) {
  // Verifying the link uses it up, so after a refused password only the password is sent again.
  const opened = useRef(false)
  const [needsStep, setNeedsStep] = useState(false)
  const form = useFunctionForm({
    schema: recoveryFields({ siteName: site.name }),
    async send({ password }) {
      const auth = await loadAuth()
      if (!opened.current) {
        const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: token })
        if (error) failWith(error)
        opened.current = true
        // The link replaces the password, not the second step.
        if (missingFactors().length > 0) return setNeedsStep(true)
      }
      const { error } = await auth.updateUser({ password })
      if (error) failWith(error)
      toast(copy.toasts.changed)
      onDone()
    },
    onFailure: showUnexpected,
  })
  if (needsStep) return <SecondStepPanel onDone={() => setNeedsStep(false)} />
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <PasswordField form={form} isNew label={copy.fields.newPassword} hint={copy.hints.either} />
      <SubmitButton form={form} waiting={copy.waiting.other}>
        {copy.recovery.submit}
      </SubmitButton>
    </form>
  )
}

interface ChangePasswordFormProps {
  account: { email: string; isAdmin: boolean }
  /** Styles the button as secondary, beside more important actions. */
  isQuiet?: boolean
}

/** Changes the signed-in user's password. */
export function ChangePasswordForm({ account, isQuiet = false }: ChangePasswordFormProps) {
  const form = useFunctionForm({
    schema: changeFields({ ...account, siteName: site.name }),
    async send({ password, current_password }, element) {
      const auth = await loadAuth()
      const { error } = await auth.updateUser({ password, current_password })
      if (error) failWith(error)
      toast(copy.toasts.changed)
      element.reset()
    },
    onFailure: showUnexpected,
  })
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="change-title">
      <PasswordField form={form} name="current_password" isNew={false} label={copy.fields.currentPassword} />
      <PasswordField
        form={form}
        isNew
        label={copy.fields.newPassword}
        hint={account.isAdmin ? copy.hints.admin : copy.hints.user}
      />
      <SubmitButton form={form} waiting={copy.waiting.other} isQuiet={isQuiet}>
        {copy.account.submit}
      </SubmitButton>
    </form>
  )
}
