import './forms.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { formsCopy as copy } from '#content/office-forms'
import type { ReceivedSubmission } from '#contracts/list-submissions'
import type { FormActs } from './form-acts.ts'

/** Whose a submission may be, with what says so; joined by hand alone. */
export function Probably({ row: { id, probably }, acts }: { row: ReceivedSubmission; acts: FormActs }) {
  const mayJoin = useMay('editor')
  if (probably.length === 0) return <span className="sub">{copy.nobody}</span>
  return probably.map(({ contact, because, said }) => (
    <p key={contact.id}>
      {contact.name ?? contact.email}
      <span className="sub">
        {copy.because[because]}: {said}
      </span>
      {mayJoin && (
        <button
          type="button"
          className="text-btn"
          disabled={acts.assign.isPending}
          onClick={() => acts.assign.act({ id, contactId: contact.id })}
        >
          {copy.join}
          <span className="vh">{copy.joinTo(contact.name ?? contact.email)}</span>
        </button>
      )}
    </p>
  ))
}
