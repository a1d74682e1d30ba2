import './modal-sheet.css'
import { type ReactNode, useId } from 'react'
import { frameCopy as copy } from '#content/office/frame'
import { Modal } from './modal.tsx'

interface ModalSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A {@link Modal} with a heading and a button that closes it. */
export function ModalSheet({ title, onClose, children }: ModalSheetProps) {
  const headingId = useId()
  return (
    <Modal className="modal--sheet" label={{ headingId }} onClose={onClose}>
      <header className="modal__head">
        <h2 id={headingId}>{title}</h2>
        <button type="button" className="text-btn" onClick={onClose}>
          {copy.close}
        </button>
      </header>
      <div className="modal__in">{children}</div>
    </Modal>
  )
}
