import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import './contact.css'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { useMay } from '#app/lib/admin-role'
import { contactCopy } from '#content/office/contact'
import { correctAddress } from '#contracts/correct-address'
import type { ContactPage } from '#contracts/get-contact'

const copy = contactCopy.refused

type Refused = NonNullable<ContactPage['refusedAddress']>

/** Reports that an address was refused, with a form that corrects it and sends the waiting mails. */
export function RefusedAddress({ contact }: { contact: ContactPage }) {
  const mayWrite = useMay('editor')
  const { refusedAddress: refused } = contact
  if (!refused) return null
  const { address, answer, waiting } = refused
  return (
    <section className="refused" aria-labelledby="refused-address">
      <h2 id="refused-address" className="signal">
        <Mark name="fault" /> {copy.title}
      </h2>
      <p>
        <b className="refused__address">{address}</b>: {answer} {copy.waiting(waiting)}
      </p>
      {mayWrite && <CorrectForm key={address} contact={contact} refused={refused} />}
    </section>
  )
}

function CorrectForm({ contact, refused }: { contact: ContactPage; refused: Refused }) {
  const { id, email, isMailConnected } = contact
  const { address, waiting, suggestion } = refused
  const isOwn = address === email
  const form = useOfficeForm(correctAddress, {
    // If a former address was refused, the lead's current address is the correct one.
    stored: { email: isOwn ? (suggestion ?? '') : email },
    draft: `correct-address:${id}`,
    input: ({ values }) => ({ id, refused: address, ...values }),
    topics: ['contacts', 'deliveries'],
    successMessage: ({ data: { sent } }) => (isMailConnected ? copy.corrected : copy.correctedOnly)(sent),
  })
  return (
    <form {...form.formProps} className="refused__form">
      {isOwn && (
        <OfficeField
          form={form}
          name="email"
          type="email"
          label={copy.label}
          hint={suggestion === null ? undefined : copy.meant(suggestion)}
        />
      )}
      <ConflictNote conflict={form.conflict} />
      <p>
        <button type="submit" className="btn" disabled={form.isPending}>
          {isOwn ? copy.correct(waiting) : copy.send(waiting, email)}
        </button>
      </p>
    </form>
  )
}
