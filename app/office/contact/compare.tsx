import '#app/office/parts/desk.css'
import './contact.css'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { accountName } from '#domain/account-name'
import { contactStatusNames } from '#domain/contact-status'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { type MergedField, mergeContacts, mergedFields } from '#contracts/merge-contacts'

const copy = contactCopy.merge
type Sides = Partial<Record<MergedField, 'keep' | 'merge'>>
type Compared = Pick<
  ContactPage,
  'name' | 'email' | 'company' | 'phone' | 'linkedin' | 'status' | 'owner' | 'nextStep' | 'nextStepOn'
>

interface CompareProps {
  contact: ContactPage
  other: Compared & Pick<ContactPage, 'id'>
  onClose: () => void
}

/** Compares two contacts that may be one person, field by field; equal fields offer no choice. */
export function Compare({ contact, other, onClose }: CompareProps) {
  const differing = mergedFields.filter((field) => valueIn(contact, field) !== valueIn(other, field))
  // There is no draft, because the choices apply only to the current values of both contacts.
  const form = useOfficeForm(mergeContacts, {
    stored: Object.fromEntries(differing.map((field) => [field, valueIn(contact, field) ? 'keep' : 'merge'])),
    input: ({ values }) => ({ keep: contact.id, merge: other.id, fields: values as Sides }),
    topics: ['contacts'],
    successMessage: () => copy.done,
    onDone: onClose,
    onDropped: onClose,
    saysRefusal: true,
  })

  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <p>{copy.lead}</p>
      <form {...form.formProps}>
        <table className="compared" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="vh">{copy.field}</span>
              </th>
              <th role="columnheader" scope="col">
                {copy.keep}
              </th>
              <th role="columnheader" scope="col">
                {copy.other}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row">
                {copy.address}
              </th>
              <td role="cell">{contact.email}</td>
              <td role="cell">{other.email}</td>
            </tr>
            {differing.map((field) => (
              <tr key={field} role="row">
                <th role="rowheader" scope="row" id={`compare-${field}`}>
                  {copy.fields[field]}
                </th>
                {(['keep', 'merge'] as const).map((side) => (
                  <td key={side} role="cell">
                    <label>
                      <input
                        type="radio"
                        name={field}
                        aria-describedby={`compare-${field}`}
                        checked={form.values[field] === side}
                        onChange={() => form.write({ [field]: side })}
                      />
                      {valueIn(side === 'keep' ? contact : other, field) || copy.nothing}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small sub">{copy.both}</p>
        <Refusal form={form} />
        <p className="row-of">
          <button type="submit" className="btn" disabled={form.isPending}>
            {copy.merge}
          </button>
          <button type="button" className="text-btn" onClick={onClose}>
            {copy.cancel}
          </button>
        </p>
      </form>
    </ModalSheet>
  )
}

function valueIn(contact: Compared, field: MergedField): string {
  switch (field) {
    case 'status':
      return contactStatusNames[contact.status]
    case 'owner_id':
      return contact.owner ? accountName(contact.owner.email, contact.owner.name) : ''
    case 'next_step':
      return contact.nextStep ?? ''
    case 'next_step_on':
      return contact.nextStepOn ?? ''
    default:
      return contact[field] ?? ''
  }
}
