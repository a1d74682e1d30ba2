import './calls.css'
import '#app/office/parts/desk.css'
import { useEffect, useId, useRef } from 'react'
import { callsCopy as copy } from '#content/office/calls'

interface TextFormProps {
  label: string
  hint?: string
  /** The field's initial value. */
  usual?: string
  type?: 'text' | 'url'
  button: string
  isRequired?: boolean
  isBusy: boolean
  onSend: (text: string) => void
  onBack: () => void
}

/** A form with one text field, for an action that needs one more value. */
export function TextForm({
  label,
  hint,
  usual,
  type = 'text',
  button,
  isRequired,
  isBusy,
  onSend,
  onBack,
}: TextFormProps) {
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="call__form"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('text')
        onSend(typeof text === 'string' ? text.trim() : '')
      }}
    >
      <div className="field">
        <label htmlFor={fieldId}>
          {label} {hint && <span className="field__hint">{hint}</span>}
        </label>
        <input
          id={fieldId}
          name="text"
          type={type}
          required={isRequired}
          maxLength={500}
          ref={field}
          defaultValue={usual}
        />
      </div>
      <p className="row-of">
        <button type="submit" className="btn" disabled={isBusy}>
          {button}
        </button>
        <button type="button" className="text-btn" onClick={onBack}>
          {copy.back}
        </button>
      </p>
    </form>
  )
}
