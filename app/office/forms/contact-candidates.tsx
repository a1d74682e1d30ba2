import './forms.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { formsCopy as copy } from '#content/office/forms'
import type { ReceivedSubmission } from '#contracts/list-submissions'
import type { FormActions } from './form-actions.ts'
import { JoinToContact } from './join-to-contact.tsx'

/** The match candidates of a submission with their evidence. A user assigns it, never the site. */
export function ContactCandidates({
  row: { id, probably },
  actions,
}: {
  row: ReceivedSubmission
  actions: FormActions
}) {
  const mayJoin = useMay('editor')
  if (probably.length === 0) return <span className="sub">{copy.nobody}</span>
  return probably.map(({ contact, because, said }) => (
    <p key={contact.id}>
      {contact.name ?? contact.email}
      <span className="sub">
        {copy.because[because]}: {said}
      </span>
      {mayJoin && <JoinToContact id={id} person={contact} assign={actions.assign} />}
    </p>
  ))
}
