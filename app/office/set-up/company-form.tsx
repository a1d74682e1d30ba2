import '#app/lib/form.css'
import '#app/office/settings/settings.css'
import '#app/office/parts/desk.css'
import * as z from 'zod/mini'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { publishOverTheirs, useContent } from '#app/office/parts/published-content'
import { Sentences } from '#app/office/settings/setting-field.tsx'
import { setUpCopy } from '#content/office/set-up'
import { publishFacts } from '#contracts/publish-facts'

const copy = setUpCopy.company
const company = z.object({ name: z.string(), address: z.array(z.string()), email: z.string() })

/** Edits the business's name and addresses, which are published content, so that every page and mail has the same. */
export function CompanyForm() {
  const { data } = useContent()
  const stored = company.safeParse(data?.content['company'])
  if (!data || !stored.success) return <p role="status">{copy.loading}</p>
  const { name, address, email } = stored.data
  return (
    <Fields stored={{ name, address: address.join('\n'), email }} seenNumber={data.published?.number ?? 0} />
  )
}

interface FieldsProps {
  stored: Record<'name' | 'address' | 'email', string>
  /** The version number of the published content that `stored` is from. */
  seenNumber: number
}

function Fields({ stored, seenNumber }: FieldsProps) {
  const form = useOfficeForm(publishFacts, {
    stored,
    version: seenNumber,
    draft: 'company',
    input: ({ values: { name, address, email }, version }) => ({
      overlay: { company: { name: name.trim(), address: linesOf(address), email: email.trim() } },
      seenNumber: version,
    }),
    topics: ['content', 'settings'],
    successMessage: () => copy.saved,
    inputForOverride: publishOverTheirs,
  })
  return (
    <form {...form.formProps} className="setting-form" aria-label={copy.title}>
      <OfficeField form={form} name="name" label={copy.name} autoComplete="organization" />
      <OfficeField form={form} name="email" type="email" label={copy.email} autoComplete="email" />
      <OfficeField
        form={form}
        name="address"
        label={copy.address}
        hint={copy.addressHint}
        rows={3}
        autoComplete="street-address"
      />
      <div className="setting__wide">
        <Sentences of={[{ about: copy.foot, text: onOneLine(form.values) }]} />
      </div>
      <Refusal form={form} />
      <p className="row-of setting__wide">
        <button type="submit" className="btn" disabled={form.isPending}>
          {form.isPending ? copy.saving : copy.save}
        </button>
      </p>
    </form>
  )
}

const linesOf = (address: string) => address.split(/\r?\n/).flatMap((line) => line.trim() || [])

/** Returns the details on one line, as in the footer of pages and mails. */
const onOneLine = ({ name, address, email }: FieldsProps['stored']) =>
  [name.trim(), ...linesOf(address), email.trim()].filter(Boolean).join(', ')
