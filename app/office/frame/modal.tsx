import './modal.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface ModalProps {
  className: string
  /** What it is called, or the id of the heading that says so. */
  label: { text: string } | { headingId: string }
  onClose: () => void
  children: ReactNode
}

/**
 * Something over the screen, open as long as it is rendered. The browser's own dialog keeps the focus in it; Escape or
 * a press beside it closes it.
 */
export function Modal({ className, label, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={`sheet modal ${className}`}
      {...('text' in label ? { 'aria-label': label.text } : { 'aria-labelledby': label.headingId })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // A press beside it lands on the dialog itself.
        if (event.target === dialog.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
