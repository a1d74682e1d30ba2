import '#app/lib/form.css'
import type { ReactNode } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import type { OfficeForm } from './use-office-form.ts'

interface OfficeFieldProps<V extends Record<string, string | boolean>> {
  form: OfficeForm<V>
  /** The field's name in the contract. */
  name: keyof V & string
  label: ReactNode
  hint?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  /** The number of lines of a multi-line field. */
  rows?: number
  /** The options of a select; the first usually means none. */
  choices?: readonly { value: string; label: string }[]
  isFocused?: boolean
  /** Set for the user's own data, which the browser may fill in; `off` by default. */
  autoComplete?: string
}

/** A text, date or select field of an office form, with its label and error. */
export function OfficeField<V extends Record<string, string | boolean>>({
  form,
  name,
  label,
  hint,
  type = 'text',
  rows,
  choices,
  isFocused = false,
  autoComplete,
}: OfficeFieldProps<V>) {
  const control = form.text(name)
  const inputProps = { ...control, autoFocus: isFocused }
  return (
    <FieldFrame
      id={control.id}
      label={label}
      hint={hint}
      errorId={form.errorId(name)}
      message={form.errors[name]}
    >
      {choices ? (
        <select {...form.choice(name)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        // Autocomplete is off, because most fields are about other people and browsers fill in the user's own data.
        <input
          {...inputProps}
          type={type}
          autoComplete={autoComplete ?? 'off'}
          spellCheck={type === 'text'}
        />
      ) : (
        <textarea {...inputProps} rows={rows} autoComplete={autoComplete} />
      )}
    </FieldFrame>
  )
}
