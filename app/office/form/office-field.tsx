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
  /** The height of a field with several lines. */
  rows?: number
  /** One of these can be chosen; the first is usually for none. */
  choices?: readonly { value: string; label: string }[]
  isFocused?: boolean
  /** For what is the writer's own: the browser may fill it in. */
  autoComplete?: string
}

/** A text, a day or a choice of an office form, with its label and its fault. */
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
        // The field is about other people, while the browser would fill in the writer’s own data.
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
