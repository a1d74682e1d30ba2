import { FieldError } from '#app/ui/field-error.tsx'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  /** The control's id. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The id of the message that describes the control. */
  errorId: string
  message: string | undefined
  children: ReactNode
  /** Content below the message. */
  below?: ReactNode
}

/** A label, an optional hint, the control and its message; used by every control. */
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
