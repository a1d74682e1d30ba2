import '#app/lib/form.css'
import './you.css'
import * as z from 'zod/mini'
import { failWith, showUnexpected } from '#app/features/account/auth-failure'
import { TextField } from '#app/lib/fields.tsx'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { authCopy } from '#content/pages/auth'
import { youCopy } from '#content/office/you'
import { useReload } from './use-my-account.ts'

const copy = youCopy.name
const schema = z.strictObject({
  name: z.string().check(z.trim(), z.maxLength(80, 'A name has at most 80 characters')),
})

/** Edits the account's name, which colleagues see. */
export function NameForm({ name }: { name: string }) {
  const reload = useReload()
  const form = useFunctionForm({
    schema,
    async send(given) {
      const { error } = await (await loadAuth()).updateUser({ data: given })
      if (error) failWith(error)
      toast({ title: copy.saved })
      await reload()
    },
    onFailure: showUnexpected,
  })
  return (
    <section className="you__part" aria-labelledby="name-title">
      <div className="you__head">
        <h2 id="name-title">{copy.title}</h2>
      </div>
      <form {...form.formProps} className="stack" aria-labelledby="name-title">
        <TextField form={form} name="name" kind="name" label={copy.label} given={name} />
        <SubmitButton form={form} waiting={authCopy.waiting.other} isQuiet>
          {copy.save}
        </SubmitButton>
      </form>
    </section>
  )
}
