import '#app/office/parts/desk.css'
import { formsCopy as copy } from '#content/office-forms'
import type { FormActs } from './form-acts.ts'

interface JoinProps {
  /** Of the submission. */
  id: string
  person: { id: string; name: string | null; email: string }
  assign: FormActs['assign']
}

/** Joins a submission to somebody. */
export function Join({ id, person: { id: contactId, name, email }, assign }: JoinProps) {
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
