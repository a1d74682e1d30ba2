import '#app/office/parts/desk.css'
import './contact.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#app/lib/session'
import { draftName, draftOf } from '#app/office/form/drafts'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { PhoneLink } from '#app/office/parts/phone-link.tsx'
import { useMay } from '#app/lib/admin-role'
import { webAddressOf } from '#domain/web-address'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { updateContact } from '#contracts/update-contact'
import { Compare } from './compare.tsx'
import { versionNow } from './contact-query.ts'

const copy = contactCopy.reach
type Duplicate = ContactPage['duplicates'][number]

/** A lead's contact details, and possible duplicates. */
export function ContactDetails({ contact }: { contact: ContactPage }) {
  const mayWrite = useMay('editor')
  const draft = draftName(useSession().email, 'reach', contact.id)
  const [isOpen, setIsOpen] = useState<boolean>()
  const isEdited = isOpen ?? draftOf(draft) !== undefined
  const [compared, compare] = useState<Duplicate>()
  return (
    <section className="area beside" aria-labelledby="reach">
      <div className="area__head">
        <h2 id="reach">{copy.title}</h2>
        {mayWrite && !isEdited && (
          <button type="button" className="text-btn" onClick={() => setIsOpen(true)}>
            {copy.edit}
          </button>
        )}
      </div>
      {isEdited ? (
        <ReachForm contact={contact} onClose={() => setIsOpen(false)} />
      ) : (
        <Ways contact={contact} />
      )}
      {contact.duplicates.map((duplicate) => (
        <p key={duplicate.id} className="maybe">
          <Mark name="wait" />
          <span>
            {copy.maybe} <Link to={`/admin/leads/${duplicate.id}`}>{duplicate.name ?? duplicate.email}</Link>,{' '}
            {duplicate.evidence.map((each) => copy.evidence[each]).join(', ')}.{' '}
            {mayWrite && (
              <button type="button" className="text-btn" onClick={() => compare(duplicate)}>
                {copy.compare}
              </button>
            )}
          </span>
        </p>
      ))}
      {compared && <Compare contact={contact} other={compared} onClose={() => compare(undefined)} />}
    </section>
  )
}

function Ways({ contact: { email, otherEmails, phone, linkedin } }: { contact: ContactPage }) {
  const profile = linkedin === null ? undefined : webAddressOf(linkedin)
  return (
    <dl className="known">
      <div>
        <dt>{copy.mail}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      {otherEmails.length > 0 && (
        <div>
          <dt>{copy.also}</dt>
          <dd>{otherEmails.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{copy.phone}</dt>
        <dd>{phone === null ? copy.none : <PhoneLink phone={phone} />}</dd>
      </div>
      <div>
        <dt>{copy.linkedin}</dt>
        <dd>
          {profile === undefined ? (
            (linkedin ?? copy.none)
          ) : (
            <a href={profile} target="_blank" rel="noreferrer">
              {profile.replace(/^https:\/\/(www\.)?linkedin\.com\/(in\/)?/, '')}
            </a>
          )}
        </dd>
      </div>
    </dl>
  )
}

function ReachForm({ contact, onClose }: { contact: ContactPage; onClose: () => void }) {
  const { id, name, company, email, phone, linkedin, version } = contact
  const form = useOfficeForm(updateContact, {
    stored: {
      name: name ?? '',
      company: company ?? '',
      email,
      phone: phone ?? '',
      linkedin: linkedin ?? '',
    },
    version,
    draft: `reach:${id}`,
    input: ({ changed, version: seen }) => ({ id, version: seen, changes: changed }),
    topics: ['contacts'],
    successMessage: () => copy.saved,
    inputForOverride: async (input) => ({ ...input, version: await versionNow(id) }),
    onDropped: onClose,
    onDone: onClose,
  })
  function close() {
    form.reset()
    onClose()
  }
  return (
    <form
      {...form.formProps}
      className="reach-form"
      onSubmit={(event) => {
        if (form.isChanged) return form.formProps.onSubmit(event)
        event.preventDefault()
        close()
      }}
    >
      <OfficeField form={form} name="name" label={copy.name} />
      <OfficeField form={form} name="company" label={copy.company} />
      <OfficeField form={form} name="email" label={copy.mail} type="email" />
      <OfficeField form={form} name="phone" label={copy.phone} type="tel" />
      <OfficeField form={form} name="linkedin" label={copy.linkedin} />
      <ConflictNote conflict={form.conflict} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.save}
        </button>
        <button type="button" className="text-btn" onClick={close}>
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
