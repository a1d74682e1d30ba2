import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { formsCopy as copy } from '#content/office/forms'
import type { ReceivedSubmission } from '#contracts/list-submissions'

/** The sender of a submission, with a link to the contact. */
export function Sender({ row: { contact } }: { row: ReceivedSubmission }) {
  if (!contact) return <span className="sub">{copy.noAddress}</span>
  return (
    <>
      <Link to={`/admin/leads/${contact.id}`}>{contact.name ?? contact.email}</Link>
      {contact.name !== null && <span className="sub">{contact.email}</span>}
    </>
  )
}
