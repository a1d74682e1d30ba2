import '#app/lib/form.css'
import '#app/office/settings/settings.css'
import '#app/office/parts/desk.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { makeUuid } from '#app/lib/make-uuid'
import { toastFailure } from '#app/lib/toast-failure'
import { useFunctionForm } from '#app/lib/use-function-form'
import { refetchBy } from '#app/office/frame/refetch'
import { showDone } from '#app/office/frame/show-done.tsx'
import { setUpCopy } from '#content/office/set-up'
import { getContent } from '#contracts/get-content'
import { publishFacts } from '#contracts/publish-facts'
import { optionalText } from '#contracts/text'

const copy = setUpCopy.company
const company = z.object({ name: z.string(), address: z.array(z.string()), email: z.string() })
type Company = z.output<typeof company>

export const useContent = () =>
  useQuery({
    queryKey: ['content', getContent.name],
    queryFn: async ({ signal }) => (await callFunction(getContent, {}, { signal })).data,
    meta: { topics: ['content'] },
  })

/** The business's name and addresses. They are content, so that every page and mail has the same ones. */
export function CompanyForm() {
  const { data } = useContent()
  const stored = company.safeParse(data?.content['company'])
  if (!data || !stored.success) return <p role="status">{copy.loading}</p>
  // Drawn again when somebody else publishes others, unless it is being filled in.
  return <Fields stored={stored.data} seenNumber={data.published?.number ?? 0} />
}

function Fields({ stored, seenNumber }: { stored: Company; seenNumber: number }) {
  const client = useQueryClient()
  const id = useId()
  const [opened] = useState(stored)
  const form = useFunctionForm({
    schema: z.object({ name: optionalText(200), address: optionalText(1_000), email: optionalText(300) }),
    async send({ name = '', address = '', email = '' }) {
      const lines = address.split(/\r?\n/).flatMap((line) => line.trim() || [])
      const overlay = { company: { name, address: lines, email } }
      try {
        return await callFunction(publishFacts, { overlay, seenNumber }, { idempotencyKey: makeUuid() })
      } catch (error) {
        throw error instanceof FunctionError ? byField(error) : error
      }
    },
    onSuccess({ logId }) {
      showDone(client, copy.saved, logId)
      refetchBy(client)({ topics: ['content', 'settings'], isOwn: true })
    },
    onFailure: toastFailure,
  })
  const frame = (name: keyof Company) => ({
    id: `${id}-${name}`,
    label: copy[name],
    errorId: form.errorId(name),
    message: form.errors[name],
  })
  const control = (name: keyof Company) => ({ id: `${id}-${name}`, name, ...form.faultProps(name) })
  return (
    <form {...form.formProps} className="setting-form" aria-label={copy.title}>
      <FieldFrame {...frame('name')}>
        <input {...control('name')} type="text" defaultValue={opened.name} autoComplete="organization" />
      </FieldFrame>
      <FieldFrame {...frame('email')}>
        <input {...control('email')} type="email" defaultValue={opened.email} autoComplete="email" />
      </FieldFrame>
      <FieldFrame {...frame('address')} hint={copy.addressHint}>
        <textarea
          {...control('address')}
          rows={3}
          defaultValue={opened.address.join('\n')}
          autoComplete="street-address"
        />
      </FieldFrame>
      <p className="row-of setting__wide">
        <button type="submit" className="btn" disabled={form.submitting}>
          {form.submitting ? copy.saving : copy.save}
        </button>
      </p>
    </form>
  )
}

/** `overlay.company.address.1` is the second line of the address. */
function byField(error: FunctionError): FunctionError {
  const issues = error.issues.map(({ path, message }) => ({
    path: path.replace(/^overlay\.company\./, '').replace(/\.\d+$/, ''),
    message,
  }))
  const { code, status } = error
  return new FunctionError(error.message, { code, status, issues, cause: error })
}
