import './account.css'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { newAccountFields } from '#contracts/account-forms'
import { authCopy as copy } from '#content/pages/auth'
import { site } from '#content/facts/site'
import * as z from 'zod/mini'
import { EmailField, PasswordField } from './account-fields.tsx'
import { failWith, showUnexpected } from './auth-failure.ts'

const refusal = z.object({ code: z.string(), msg: z.string() })

/** Creates the first admin, with the link that the server printed (behavior 13.7). */
export function SetUpForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useFunctionForm({
    schema: newAccountFields({ siteName: site.name, isAdmin: true }),
    async send({ email, password }) {
      const answer = await fetch('/auth/v1/set-up', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, email, password }),
      })
      if (!answer.ok) {
        const { code, msg } = refusal.parse(await answer.json())
        if (answer.status >= 500) failWith({ name: 'AuthRetryableFetchError', message: msg })
        failWith({ name: code === 'weak_password' ? 'AuthWeakPasswordError' : 'AuthApiError', message: msg })
      }
      const { error } = await (await loadAuth()).signInWithPassword({ email, password })
      if (error) failWith(error)
      onDone()
    },
    onFailure: showUnexpected,
  })
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <EmailField form={form} />
      <PasswordField form={form} isNew hint={copy.hints.admin} />
      <SubmitButton form={form} waiting={copy.waiting.other}>
        {copy.setUp.submit}
      </SubmitButton>
    </form>
  )
}
