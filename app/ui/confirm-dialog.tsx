import './confirm-dialog.css'
import { type ReactNode, useId } from 'react'
import { useOpenDialog } from './use-open-dialog.ts'

interface ConfirmDialogProps {
  title: string
  question: string
  confirm: string
  cancel: string
  onConfirm: () => void
  /** Also called when it is closed by Escape. */
  onClose: () => void
  /** Describes the action to be confirmed. */
  children?: ReactNode
}

/** A confirmation before an irreversible action; open while it is rendered. The harmless answer has focus. */
export function ConfirmDialog({
  title,
  question,
  confirm,
  cancel,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const id = useId()
  const dialog = useOpenDialog(onClose)

  return (
    <dialog
      {...dialog}
      className="sheet confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <p id={`${id}-question`}>{question}</p>
      <div className="confirm__answers">
        <button type="button" className="btn btn--line" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className="btn" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
