import './modal.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { useOpenDialog } from '#app/ui/use-open-dialog'

interface ModalProps {
  className: string
  /** What it is called, or the id of the heading that says so. */
  label: { text: string } | { headingId: string }
  onClose: () => void
  children: ReactNode
}

/** Something over the screen, open as long as it is rendered; Escape or a press beside it closes it. */
export function Modal({ className, label, onClose, children }: ModalProps) {
  const dialog = useOpenDialog(onClose)
  const { ref } = dialog
  // Where there is something to write, whoever opened it wants to write it; the browser would begin at Close.
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
        // A press beside it lands on the dialog itself.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
