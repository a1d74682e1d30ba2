import '#app/lib/form.css'
import './you.css'
import * as z from 'zod/mini'
import { FunctionError } from '#app/lib/call-function'
import { TextField } from '#app/lib/fields.tsx'
import { addPasskey, hasPasskeys } from '#app/lib/passkeys'
import { useFunctionForm } from '#app/lib/use-function-form'
import { showUnexpected } from '#app/features/account/auth-failure'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { authCopy } from '#content/pages/auth'
import { youCopy } from '#content/office/you'
import type { MyFactor } from '#contracts/get-my-account'
import { FactorList } from './factor-list.tsx'
import { useReload } from './use-my-account.ts'

const copy = youCopy.passkey
const schema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, copy.missing), z.maxLength(60, 'A name has at most 60 characters')),
})

/** Adds and lists passkeys, each with a name by which its owner recognizes it. */
export function PasskeySection({ factors }: { factors: readonly MyFactor[] }) {
  const reload = useReload()
  const form = useFunctionForm({
    schema,
    async send({ name }, element) {
      const refusal = await addPasskey(name)
      if (refusal !== undefined) {
        const message = refusal || copy.failed
        const issues = [{ path: 'name', message }]
        throw new FunctionError(message, { code: 'auth', status: null, issues })
      }
      element.reset()
      toast({ title: copy.done })
      await reload()
    },
    onFailure: showUnexpected,
  })
  return (
    <section className="you__part" aria-labelledby="passkeys-title">
      <div className="you__head">
        <h2 id="passkeys-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <div className="stack">
        <FactorList factors={factors} unnamed={copy.name} />
        {hasPasskeys() ? (
          <form {...form.formProps} className="stack" aria-labelledby="passkeys-title">
            <TextField form={form} name="name" label={copy.label} hint={copy.example} required />
            <SubmitButton form={form} waiting={authCopy.waiting.other}>
              {copy.add}
            </SubmitButton>
          </form>
        ) : (
          <p>{copy.unavailable}</p>
        )}
      </div>
    </section>
  )
}
