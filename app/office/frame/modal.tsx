import './modal.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { useOpenDialog } from '#app/ui/use-open-dialog'

interface ModalProps {
  className: string
  /** The label, or the id of the heading that is the label. */
  label: { text: string } | { headingId: string }
  onClose: () => void
  children: ReactNode
}

/** A dialog over the screen, open while it is rendered; Escape or a click outside closes it. */
export function Modal({ className, label, onClose, children }: ModalProps) {
  const dialog = useOpenDialog(onClose)
  const { ref } = dialog
  // Focus goes to the first text field; the browser would start at Close.
  useLayoutEffect(() => {
    const field = 'input:not([type="checkbox"], [type="radio"]), textarea'
    ref.current?.querySelector<HTMLElement>(field)?.focus()
  }, [ref])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      {...dialog}
      className={`sheet modal ${className}`}
      {...('text' in label ? { 'aria-label': label.text } : { 'aria-labelledby': label.headingId })}
      onClick={(event) => {
        // A click outside lands on the dialog element itself.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
