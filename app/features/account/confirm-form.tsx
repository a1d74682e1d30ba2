import './account.css'
import { useState } from 'react'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { authCopy as copy } from '#content/pages/auth'

/**
 * The button that confirms an address (behavior 13.2: sign-up asks the user to check e-mail to verify). Its native
 * form redirects to the sign-in form, so that a person who does not know the password is not signed in.
 */
export function ConfirmForm({ token }: { token: string }) {
  const [submitting, setSubmitting] = useState(false)
  return (
    <form
      method="post"
      action="/auth/v1/verify"
      className="stack account__form"
      aria-labelledby="auth-title"
      onSubmit={() => setSubmitting(true)}
    >
      <input type="hidden" name="type" value="signup" />
      <input type="hidden" name="token_hash" value={token} />
      <p>{copy.confirm.text}</p>
      <SubmitButton form={{ submitting }} waiting={copy.waiting.other}>
        {copy.confirm.submit}
      </SubmitButton>
      <p className="muted">{copy.confirm.stranger}</p>
    </form>
  )
}
