import './form.css'
import { FieldError } from '#app/ui/field-error.tsx'
import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { useId } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { Honeypot } from './honeypot.tsx'
import type { FunctionForm } from './use-function-form.ts'
import type { SubmissionForm } from './use-submission-form.ts'

/** The form element with the extra fields every submission form has. */
export function SubmissionFormElement({
  form,
  children,
  ...rest
}: { form: SubmissionForm; children: ReactNode } & Pick<
  ComponentProps<'form'>,
  'action' | 'className' | 'id' | 'aria-labelledby' | 'hidden'
>) {
  return (
    <form {...form.formProps} {...rest}>
      {form.failure && (
        <p className="form__failure" role="alert">
          {form.failure}
        </p>
      )}
      {children}
      <Honeypot />
    </form>
  )
}

interface FieldProps {
  form: FunctionForm & Partial<Pick<SubmissionForm, 'postedValues'>>
  /** The field's name in its contract. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** For assistive technology; visitors see the form's own messages. */
  required?: boolean
  /** The initial value. */
  given?: string | undefined
}

function Field({ form, name, ...frame }: FieldProps & { id: string; children: ReactNode }) {
  return <FieldFrame {...frame} errorId={form.errorId(name)} message={form.errors[name]} />
}

function useControl({ form, name, required, given }: FieldProps) {
  return {
    id: useId(),
    name,
    required,
    defaultValue: form.postedValues?.(name)[0] ?? given,
    ...form.faultProps(name),
  }
}

const kinds = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  company: { type: 'text', autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', spellCheck: false },
} as const

interface TextFieldProps extends FieldProps {
  /** The kind of value, which determines keyboard, autofill and type. */
  kind?: keyof typeof kinds
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
}

export function TextField({ kind = 'text', autoComplete, placeholder, ...field }: TextFieldProps) {
  const control = useControl(field)
  return (
    <Field {...field} id={control.id}>
      <input
        {...kinds[kind]}
        {...(autoComplete && { autoComplete })}
        placeholder={placeholder}
        {...control}
      />
    </Field>
  )
}

export function TextAreaField({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  const control = useControl(field)
  return (
    <Field {...field} id={control.id}>
      <textarea rows={rows} {...control} />
    </Field>
  )
}

interface Choice {
  value: string
  label: ReactNode
}

/** A native select; `placeholder` is its first option, which means no answer. */
export function SelectField({
  choices,
  placeholder,
  ...field
}: FieldProps & { choices: readonly { value: string; label: string }[]; placeholder: string }) {
  const control = useControl(field)
  return (
    <Field {...field} id={control.id}>
      <select {...control}>
        <option value="">{placeholder}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface PicksProps extends FieldProps {
  form: SubmissionForm
  choices: readonly Choice[]
  /** `radio`: one of them; `checkbox`: any number. */
  type: 'radio' | 'checkbox'
  columns?: 1 | 2 | 3 | 4 | 5
  /** The initial choice. */
  usual?: string
  onChange?: (value: string, isChecked: boolean) => void
}

/** Native radios or checkboxes styled as cards that are easy to tap. */
export function PickField({
  form,
  name,
  label,
  hint,
  required,
  choices,
  type,
  columns = 2,
  usual,
  onChange,
}: PicksProps) {
  const posted = form.postedValues(name)
  const chosen = posted.length > 0 ? posted : [usual]
  return (
    <fieldset className="field" {...(type === 'radio' && { role: 'radiogroup', ...form.faultProps(name) })}>
      <legend>
        {label} {hint && <span className="field__hint">{hint}</span>}
      </legend>
      <div className={`picks picks--${columns}`}>
        {choices.map((choice) => (
          <label key={choice.value} className="pick">
            <input
              type={type}
              name={name}
              value={choice.value}
              required={required && type === 'radio'}
              defaultChecked={chosen.includes(choice.value)}
              {...(type === 'checkbox' && form.faultProps(name))}
              onChange={(event) => onChange?.(choice.value, event.currentTarget.checked)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={form.errorId(name)} message={form.errors[name]} />
    </fieldset>
  )
}

/** A single checkbox, such as for consent. */
export function TickField({
  form,
  name,
  label,
  required,
  onChange,
}: FieldProps & { form: SubmissionForm; onChange?: (isChecked: boolean) => void }) {
  return (
    <div className="field">
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          required={required}
          defaultChecked={form.postedValues(name).length > 0}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          {...form.faultProps(name)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={form.errorId(name)} message={form.errors[name]} />
    </div>
  )
}
