import '#app/office/parts/desk.css'
import './sheets.css'
import { useNavigate } from 'react-router'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { saveView } from '#contracts/save-view'
import { leadsCopy } from '#content/office/leads'
import { addressOf, searchInputOf, filtersOf, sortOf } from './lead-address.ts'

const copy = leadsCopy.save

/** Saves the current filters as a named view and opens it. */
export function SaveViewSheet({ address, onClose }: { address: URLSearchParams; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useOfficeForm(saveView, {
    stored: { name: '' },
    input: ({ values }) => ({ ...searchInputOf(address), ...values }),
    topics: ['contacts'],
    successMessage: (_answer, { name }) => copy.saved(name.trim()),
    onDone({ data: { id } }) {
      onClose()
      const view = { id, q: address.get('q'), filters: filtersOf(address), sort: sortOf(address) }
      void navigate(addressOf(view), { preventScrollReset: true })
    },
    saysRefusal: true,
  })
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form className="sheet-form" {...form.formProps}>
        <p className="sub">{copy.text}</p>
        <OfficeField form={form} name="name" label={copy.name} />
        <Refusal form={form} />
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}
