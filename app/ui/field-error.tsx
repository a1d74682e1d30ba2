import { Icon } from './icon.tsx'

/** A field's message; the id is what its control is linked to. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p className="error" id={id}>
      <Icon name="break" />
      {message}
    </p>
  )
}
