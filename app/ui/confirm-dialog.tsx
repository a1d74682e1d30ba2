import './confirm-dialog.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface ConfirmDialogProps {
  title: string
  question: string
  confirm: string
  cancel: string
  onConfirm: () => void
  /** Also called when it is closed by Escape. */
  onClose: () => void
  /** What is asked about. */
  children?: ReactNode
}

/**
 * A question before something that cannot be taken back; open as long as it is rendered. The browser's own dialog
 * keeps the focus in it and gives it back; the harmless answer has it first.
 */
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
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="sheet confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
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
