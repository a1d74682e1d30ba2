import { FieldError } from '#app/ui/field-error.tsx'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  /** The control's. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The message's, which the control is described by. */
  errorId: string
  message: string | undefined
  children: ReactNode
  /** What belongs to the control and stands under its message. */
  below?: ReactNode
}

/** A label, an optional hint, the control, and its message: around any control. */
export function FieldFrame({ id, label, hint, errorId, message, children, below }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <span className="field__hint">{hint}</span>}
      </label>
      {children}
      <FieldError id={errorId} message={message} />
      {below}
    </div>
  )
}
