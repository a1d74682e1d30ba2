import './account.css'
import { useRef } from 'react'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { changeFields, recoveryFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { site } from '#content/site'
import { PasswordField } from './account-fields.tsx'
import { failWith, showUnexpected } from './auth-failure.ts'

/** The new password behind a recovery link. The link is used up by the press, not by opening it. */
export function RecoveryForm({ token, onDone }: { token: string; onDone: () => void }) {
  // After a password that was refused the session is there and the link is gone.
  const opened = useRef(false)
  const form = useFunctionForm({
    schema: recoveryFields({ siteName: site.name }),
    async send({ password }) {
      const auth = await loadAuth()
      if (!opened.current) {
        const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: token })
        if (error) failWith(error)
        opened.current = true
      }
      const { error } = await auth.updateUser({ password })
      if (error) failWith(error)
      toast(copy.toasts.changed)
      onDone()
    },
    onFailure: showUnexpected,
  })
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <PasswordField form={form} isNew label={copy.fields.newPassword} hint={copy.hints.either} />
      <SubmitButton form={form} waiting={copy.waiting.other}>
        {copy.recovery.submit}
      </SubmitButton>
    </form>
  )
}

/** Another password for who is signed in. */
export function ChangePasswordForm({ account }: { account: { email: string; isAdmin: boolean } }) {
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
      <SubmitButton form={form} waiting={copy.waiting.other}>
        {copy.account.submit}
      </SubmitButton>
    </form>
  )
}
