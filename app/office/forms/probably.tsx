import './forms.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { formsCopy as copy } from '#content/office-forms'
import type { ReceivedSubmission } from '#contracts/list-submissions'
import type { FormActs } from './form-acts.ts'
import { Join } from './join.tsx'

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
      {mayJoin && <Join id={id} person={contact} assign={acts.assign} />}
    </p>
  ))
}
