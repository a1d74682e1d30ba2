import '#app/lib/form.css'
import './sheets.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { FunctionError } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { useAddress } from '#app/office/list/use-address'
import { Head } from '#app/office/parts/head.tsx'
import { toast } from '#app/ui/toast'
import { createContact } from '#contracts/create-contact'
import { leadsCopy } from '#content/office/leads'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'
import { NotForViewers } from './not-for-viewers.tsx'

const copy = leadsCopy.new
const statuses = contactStatuses.map((value) => ({ value, label: contactStatusNames[value] }))

/** Creates a lead by hand and opens it. */
export default function NewLead() {
  const navigate = useNavigate()
  // A search without results links here with the searched name.
  const [address] = useAddress()
  const mayWork = useMay('editor')
  const [isErased, setIsErased] = useState(false)
  const form = useOfficeForm(createContact, {
    stored: {
      email: '',
      name: address.get('name') ?? '',
      company: '',
      phone: '',
      linkedin: '',
      status: 'new',
      note: '',
      next_step: '',
      next_step_on: '',
      evenIfErased: false,
    },
    draft: 'new-lead',
    input: ({ values: { status, next_step_on, ...values } }) => ({
      ...values,
      next_step_on: next_step_on || undefined,
      status: contactStatuses.find((each) => each === status),
    }),
    topics: ['contacts'],
    successMessage: ({ data }) => (data.isNew ? copy.added : undefined),
    onDone({ data }) {
      if (!data.isNew) toast({ title: copy.known, tone: 'notice' })
      void navigate(`/admin/leads/${data.id}`)
    },
    onFailure(error) {
      const isRefused = error instanceof FunctionError && error.code === 'conflict'
      if (isRefused) {
        setIsErased(true)
        toastFailure(error)
      }
      return isRefused
    },
  })
  if (!mayWork) return <NotForViewers title={copy.title} />
  return (
    <>
      <Head strong={copy.title} lead={copy.lead} />
      <form {...form.formProps} className="sheet-form new-lead">
        <OfficeField form={form} name="email" type="email" label={copy.email} />
        <OfficeField form={form} name="name" label={copy.name} />
        {isErased && (
          <label className="tick new-lead__wide">
            <input
              type="checkbox"
              checked={form.values.evenIfErased}
              onChange={({ target }) => form.write({ evenIfErased: target.checked })}
            />
            <span>{copy.evenIfErased}</span>
          </label>
        )}
        <OfficeField form={form} name="phone" type="tel" label={copy.phone} />
        <OfficeField form={form} name="company" label={copy.company} />
        <div className="new-lead__wide">
          <OfficeField form={form} name="note" label={copy.note} hint={copy.noteHint} rows={2} />
        </div>
        <OfficeField form={form} name="next_step" label={leadsCopy.step.what} />
        <OfficeField form={form} name="next_step_on" type="date" label={leadsCopy.step.on} />
        <OfficeField form={form} name="linkedin" label={copy.linkedin} />
        <OfficeField form={form} name="status" label={copy.status} choices={statuses} />
        <p className="row-of new-lead__wide">
          <button type="submit" className="btn" disabled={form.isPending}>
            {form.isPending ? copy.submitting : copy.submit}
          </button>
          <Link className="text-btn" to="/admin/leads">
            {copy.cancel}
          </Link>
        </p>
      </form>
    </>
  )
}
