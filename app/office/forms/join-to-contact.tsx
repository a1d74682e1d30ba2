import '#app/office/parts/desk.css'
import { formsCopy as copy } from '#content/office/forms'
import type { FormActions } from './form-actions.ts'

interface JoinProps {
  /** The submission's id. */
  id: string
  person: { id: string; name: string | null; email: string }
  assign: FormActions['assign']
}

/** Assigns a submission to a contact. */
export function JoinToContact({ id, person: { id: contactId, name, email }, assign }: JoinProps) {
  return (
    <button
      type="button"
      className="text-btn"
      disabled={assign.isPending}
      onClick={() => assign.act({ id, contactId })}
    >
      {copy.join}
      <span className="vh">{copy.joinTo(name ?? email)}</span>
    </button>
  )
}
