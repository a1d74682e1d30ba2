import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import './workshops.css'
import { type Column, RowLink } from '#app/office/list/office-table.tsx'
import { dayText } from '#app/office/parts/format-when'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { workshopsCopy } from '#content/office/workshops'
import type { Attendee } from '#contracts/get-workshop-session'

const copy = workshopsCopy.session
const names = copy.columns

const mailMarks: Record<NonNullable<Attendee['mail']>, MarkName> = {
  sent: 'ok',
  waiting: 'wait',
  failed: 'break',
}

export const attendeeColumns = (now: Date): readonly Column<Attendee>[] => [
  {
    id: 'attendees__who',
    name: names.who,
    cell: ({ name, email, company, contactId, seat }) => (
      <>
        {seat !== null && <span className="attendees__seat">{seat}</span>}
        {contactId === null ? <b>{name}</b> : <RowLink to={`/admin/leads/${contactId}`}>{name}</RowLink>}
        <span className="sub">{company}</span>
        <span className="sub">{email}</span>
      </>
    ),
  },
  {
    id: 'attendees__challenge',
    name: names.challenge,
    cell: ({ challenge }) =>
      challenge === null ? <span className="sub">{copy.saidNothing}</span> : <q>{challenge}</q>,
  },
  { id: 'attendees__state', name: names.state, cell: (row) => <State row={row} now={now} /> },
  {
    id: 'attendees__mail',
    name: names.mail,
    cell: ({ mail, hasLink, seat }) =>
      mail === null ? (
        <span className="sub">{copy.mailUnknown}</span>
      ) : (
        <>
          <span className={mail === 'failed' ? 'state state--bad' : 'state'}>
            <Mark name={mailMarks[mail]} />
            {copy.mail[mail]}
          </span>
          {seat !== null && mail === 'sent' && (
            <span className="sub">{hasLink ? copy.link : copy.noLink}</span>
          )}
        </>
      ),
  },
]

function State({ row, now }: { row: Attendee; now: Date }) {
  const { seat, keptAt, registeredAt, lostSeats, isOfferedNoMore, isBeyondShare } = row
  return (
    <>
      <span className="state">
        <Mark name={seat === null ? 'wait' : keptAt === null ? 'node' : 'ok'} />
        {seat === null ? copy.waits : keptAt === null ? copy.notKept : copy.kept(dayText(keptAt, now))}
      </span>
      <span className="sub">{copy.registered(dayText(registeredAt, now))}</span>
      {seat === null && lostSeats > 0 && (
        <span className="sub">
          {copy.lost(lostSeats)}
          {isOfferedNoMore && `, ${copy.noMore}`}
        </span>
      )}
      {seat === null && isBeyondShare && <span className="sub">{copy.beyondShare}</span>}
    </>
  )
}
