import '#app/office/parts/desk.css'
import './contact.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '#app/office/frame/use-act'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { useMay } from '#app/lib/admin-role'
import { webAddressOf } from '#domain/web-address'
import { contactCopy } from '#content/office-contact'
import type { ContactPage } from '#contracts/get-contact'
import { updateContact } from '#contracts/update-contact'
import { Compare } from './compare.tsx'
import { versionNow } from './contact-query.ts'

const copy = contactCopy.reach
type Duplicate = ContactPage['duplicates'][number]

/** How to reach somebody, and who may be the same person. */
export function Reach({ contact }: { contact: ContactPage }) {
  const mayWrite = useMay('editor')
  const [isEdited, setIsEdited] = useState(false)
  const [compared, compare] = useState<Duplicate>()
  return (
    <section className="area beside" aria-labelledby="reach">
      <div className="area__head">
        <h2 id="reach">{copy.title}</h2>
        {mayWrite && !isEdited && (
          <button type="button" className="text-btn" onClick={() => setIsEdited(true)}>
            {copy.edit}
          </button>
        )}
      </div>
      {isEdited ? (
        <ReachForm contact={contact} onClose={() => setIsEdited(false)} />
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
        <dd>{phone === null ? copy.none : <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}</dd>
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

const fields = [
  ['name', copy.name, 'text'],
  ['company', copy.company, 'text'],
  ['email', copy.mail, 'email'],
  ['phone', copy.phone, 'tel'],
  ['linkedin', copy.linkedin, 'text'],
] as const

function ReachForm({ contact, onClose }: { contact: ContactPage; onClose: () => void }) {
  const { id } = contact
  // As it was read when the fields were filled in.
  const [seen] = useState(contact)
  const { act, conflict, isPending } = useAct(updateContact, {
    topics: ['contacts'],
    said: () => copy.saved,
    again: async (input) => ({ ...input, version: await versionNow(id) }),
    onKept: onClose,
    onDone: onClose,
  })
  return (
    <form
      className="reach-form"
      onSubmit={(event) => {
        event.preventDefault()
        const said = new FormData(event.currentTarget)
        const changes = Object.fromEntries(
          fields.flatMap(([name]) => {
            const given = said.get(name)
            const value = typeof given === 'string' ? given.trim() : ''
            return value === (seen[name] ?? '') ? [] : [[name, value]]
          }),
        )
        if (Object.keys(changes).length > 0) act({ id, version: seen.version, changes })
        else onClose()
      }}
    >
      {fields.map(([name, label, type]) => (
        <label key={name}>
          {label}
          <input className="input" name={name} type={type} defaultValue={seen[name] ?? ''} maxLength={200} />
        </label>
      ))}
      <ConflictNote conflict={conflict} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={isPending}>
          {copy.save}
        </button>
        <button type="button" className="text-btn" onClick={onClose}>
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
