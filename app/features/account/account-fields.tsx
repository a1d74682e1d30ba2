import './account.css'
import { useId, useState } from 'react'
import type { FunctionForm } from '#app/lib/use-function-form'
import { FieldError } from '#app/ui/field-error.tsx'
import { authCopy as copy } from '#content/pages/auth'

interface FieldProps {
  form: FunctionForm
  given?: string | undefined
}

export function EmailField({ form, given = '' }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{copy.fields.email}</label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        required
        defaultValue={given}
        {...form.faultProps('email')}
      />
      <FieldError id={form.errorId('email')} message={form.errors['email']} />
    </div>
  )
}

interface PasswordFieldProps {
  form: FunctionForm
  name?: 'password' | 'current_password'
  label?: string
  /** Whether one is chosen here, for password managers. */
  isNew: boolean
  hint?: string | undefined
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  form,
  name = 'password',
  label = copy.fields.password,
  isNew,
  hint,
}: PasswordFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <span className="field__hint">{hint}</span>}
      </label>
      <input
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        spellCheck={false}
        autoCapitalize="none"
        required
        {...form.faultProps(name)}
      />
      <FieldError id={form.errorId(name)} message={form.errors[name]} />
      <button type="button" className="text-btn account__show" onClick={() => setShown(!shown)}>
        {shown ? copy.show.on : copy.show.off}
      </button>
    </div>
  )
}
