import './dialog.css'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

const dialogOf = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

interface DialogLinkProps {
  /** The dialog's id. */
  to: string
  className?: string
  children: ReactNode
}

/** Opens a {@link Dialog}. Before and without script it is a link to it, and the dialog is part of the page. */
export function DialogLink({ to, className, children }: DialogLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        // A second click that was recorded before hydration finds the dialog open.
        const dialog = dialogOf(to)
        if (!dialog?.open) dialog?.showModal()
      }}
    >
      {children}
    </a>
  )
}

interface DialogProps {
  id: string
  title: string
  /** The id of the element that the close link leads to without script. */
  closesTo: string
  onClose?: () => void
  children: ReactNode
}

/** A native dialog: traps focus, closes on Escape, and returns focus. */
export function Dialog({ id, title, closesTo, onClose, children }: DialogProps) {
  const titleId = useId()
  return (
    <dialog id={id} className="sheet dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {/* Last, so that the first field has the focus when the dialog opens. */}
      <a
        className="icon-btn dialog__close"
        href={`#${closesTo}`}
        onClick={(event) => {
          const dialog = dialogOf(id)
          if (!dialog?.open) return
          event.preventDefault()
          dialog.close()
        }}
      >
        <Icon name="close" />
        <span className="vh">Close</span>
      </a>
    </dialog>
  )
}
