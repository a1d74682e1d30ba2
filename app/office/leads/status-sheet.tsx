import '#app/office/parts/desk.css'
import './sheets.css'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { leadsCopy } from '#content/office/leads'
import { type ContactStatus, contactStatuses, contactStatusNames } from '#domain/contact-status'

interface StatusSheetProps {
  current: ContactStatus
  onSet: (status: ContactStatus) => void
  onClose: () => void
}

/** Sets a status with one click. */
export function StatusSheet({ current, onSet, onClose }: StatusSheetProps) {
  return (
    <ModalSheet title={leadsCopy.statusSheet.title} onClose={onClose}>
      <ul className="status-sheet">
        {contactStatuses.map((status) => (
          <li key={status}>
            <button
              type="button"
              className="btn btn--line"
              aria-pressed={status === current}
              onClick={() => {
                onSet(status)
                onClose()
              }}
            >
              {contactStatusNames[status]}
            </button>
          </li>
        ))}
      </ul>
    </ModalSheet>
  )
}
