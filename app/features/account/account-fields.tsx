import './account.css'
import { useId, useState } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { TextField } from '#app/lib/fields.tsx'
import type { FunctionForm } from '#app/lib/use-function-form'
import { authCopy as copy } from '#content/pages/auth'

/** The account's email address. */
export function EmailField({ form, given }: { form: FunctionForm; given?: string | undefined }) {
  return (
    <TextField
      form={form}
      name="email"
      kind="email"
      autoComplete="username"
      label={copy.fields.email}
      required
      given={given ?? ''}
    />
  )
}

interface PasswordFieldProps {
  form: FunctionForm
  name?: 'password' | 'current_password'
  label?: string
  /** Whether the user chooses a new password; password managers need to know. */
  isNew: boolean
  hint?: string | undefined
}

/** A password field with a button to show it. */
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
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      errorId={form.errorId(name)}
      message={form.errors[name]}
      below={
        <button type="button" className="text-btn t-s account__show" onClick={() => setShown(!shown)}>
          {shown ? copy.show.on : copy.show.off}
        </button>
      }
    >
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
    </FieldFrame>
  )
}
