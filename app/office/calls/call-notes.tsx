import './calls.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { Mark } from '#app/office/parts/mark.tsx'
import { callsCopy as copy } from '#content/office/calls'
import type { ListedCall } from '#contracts/list-calls'

interface CallProps {
  call: ListedCall
}

/** The link of a booked video call, or a note that its Zoom meeting does not exist yet. */
export function CallLink({ call: { joinUrl, isZoom, state } }: CallProps) {
  if (state !== 'booked') return null
  if (joinUrl !== null) return <a href={joinUrl}>{copy.openLink}</a>
  return isZoom ? copy.noMeetingYet : null
}

/** Shows the call's email address if it is not the lead's, and deliveries that have not reached the visitor or Zoom. */
export function CallFaults({ call }: CallProps) {
  const { email, contact, failedMailId, isAddressRefused, failedMeetingId } = call
  const may = useMay('editor')
  return (
    <>
      {contact && contact.email !== email && <p className="sub">{copy.mailsTo(email)}</p>}
      {failedMeetingId !== null && <Fault id={failedMeetingId} text={copy.failedMeeting} link={copy.fix} />}
      {failedMailId !== null && (
        <Fault
          id={failedMailId}
          text={isAddressRefused ? copy.refused(email) : copy.failedMail}
          link={isAddressRefused && may ? copy.fixAddress : copy.fix}
        />
      )}
    </>
  )
}

/** @param id the id of the failed delivery */
function Fault({ id, text, link }: { id: string; text: string; link: string }) {
  return (
    <p className="call__news signal strong">
      <Mark name="break" /> {text} <Link to={`/admin/deliveries?one=${id}`}>{link}</Link>
    </p>
  )
}
