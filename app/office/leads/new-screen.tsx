import '#app/lib/form.css'
import './sheets.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useMay } from '#app/lib/admin-role'
import { SelectField, TextAreaField, TextField } from '#app/lib/fields.tsx'
import { callFunction, FunctionError } from '#app/lib/call-function'
import { makeUuid } from '#app/lib/make-uuid'
import { toastFailure } from '#app/lib/toast-failure'
import { useFunctionForm } from '#app/lib/use-function-form'
import { sayDone } from '#app/office/frame/say-done.tsx'
import { useAddress } from '#app/office/list/use-address'
import { Head } from '#app/office/parts/head.tsx'
import { toast } from '#app/ui/toast'
import { createContact } from '#contracts/create-contact'
import { email } from '#contracts/person'
import { optionalText } from '#contracts/text'
import { leadsCopy } from '#content/office-leads'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'
import { NotForViewers } from './not-for-viewers.tsx'

const copy = leadsCopy.new

const schema = z.object({
  email,
  name: optionalText(100),
  company: optionalText(200),
  phone: optionalText(50),
  linkedin: optionalText(200),
  status: z.pipe(
    z.optional(z.string()),
    z.transform((status) => contactStatuses.find((each) => each === status)),
  ),
  note: optionalText(5000),
  evenIfErased: z.optional(z.boolean()),
})

/** Adds somebody by hand, and goes to their contact. */
export default function NewLead() {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Of whoever was looked for and not found.
  const [address] = useAddress()
  const mayWork = useMay('editor')
  const [isErased, setIsErased] = useState(false)
  const form = useFunctionForm({
    schema,
    async send(values) {
      try {
        return await callFunction(createContact, values, { idempotencyKey: makeUuid() })
      } catch (error) {
        if (error instanceof FunctionError && error.code === 'conflict') setIsErased(true)
        throw error
      }
    },
    onSuccess({ data, logId }) {
      if (data.isNew) sayDone(client, copy.added, logId)
      else toast({ title: copy.known, tone: 'notice' })
      void navigate(`/admin/leads/${data.id}`)
    },
    onFailure: toastFailure,
  })
  if (!mayWork) return <NotForViewers title={copy.title} />
  return (
    <>
      <Head hard={copy.title} lead={copy.lead}>
        <Link className="text-btn" to="/admin/leads">
          {copy.back}
        </Link>
      </Head>
      <form {...form.formProps} className="sheet-form new-lead">
        <TextField form={form} name="email" kind="email" label={copy.email} autoComplete="off" required />
        {isErased && (
          <label className="tick">
            <input type="checkbox" name="evenIfErased" />
            <span>{copy.evenIfErased}</span>
          </label>
        )}
        <TextField
          form={form}
          name="name"
          label={copy.name}
          autoComplete="off"
          given={address.get('name') ?? ''}
        />
        <TextField form={form} name="company" label={copy.company} autoComplete="off" />
        <TextField form={form} name="phone" kind="phone" label={copy.phone} autoComplete="off" />
        <TextField form={form} name="linkedin" label={copy.linkedin} autoComplete="off" />
        <SelectField
          form={form}
          name="status"
          label={copy.status}
          placeholder={contactStatusNames.new}
          choices={contactStatuses
            .filter((status) => status !== 'new')
            .map((value) => ({ value, label: contactStatusNames[value] }))}
        />
        <TextAreaField form={form} name="note" label={copy.note} hint={copy.noteHint} />
        <button type="submit" className="btn" disabled={form.submitting}>
          {form.submitting ? copy.submitting : copy.submit}
        </button>
      </form>
    </>
  )
}
