import './leads.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import type { Column } from '#app/office/list/office-table.tsx'
import { RowLink } from '#app/office/list/office-table.tsx'
import { WaitText } from '#app/office/parts/clock.tsx'
import { formatDuration } from '#app/office/parts/format-duration'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { MiniScore } from '#app/office/parts/mini-score.tsx'
import { businessInstant, dayText } from '#app/office/parts/format-when'
import { sourceText } from '#app/office/parts/source-text'
import type { ListedContact } from '#contracts/list-contacts'
import { leadsCopy } from '#content/office/leads'
import { usd } from '#content/facts/usd'
import { type ContactStatus, contactStatusNames } from '#domain/contact-status'
import { ownerText } from './owner-text.ts'

const copy = leadsCopy.row
const names = leadsCopy.columns

const marks: Record<ContactStatus, MarkName> = {
  new: 'node',
  answered: 'ok',
  call_booked: 'full',
  no_show: 'break',
  proposal: 'full',
  client: 'ok',
  parked: 'wait',
  not_a_fit: 'wait',
}

interface ColumnsOptions {
  now: Date
  /** The link of a row. */
  toLead: (id: string, act?: 'reply') => string
  /** Whether this device has an unsent reply to a lead. */
  isBegun: (id: string) => boolean
}

/** The columns of the leads in order; all but the first two can be hidden. */
export function leadColumns({ now, toLead, isBegun }: ColumnsOptions): Column<ListedContact>[] {
  return [
    { id: 'when', name: names.when, sort: 'waiting', cell: (row) => <When row={row} now={now} /> },
    {
      id: 'who',
      name: names.who,
      cell: (row) => (
        <>
          <RowLink to={toLead(row.id)}>{row.name ?? row.email}</RowLink>
          <span className="sub">{row.company ?? (row.name ? row.email : '')}</span>
        </>
      ),
    },
    { id: 'score', name: names.score, sort: 'score', cell: (row) => <Score row={row} /> },
    {
      id: 'cost',
      name: names.cost,
      sort: 'cost',
      cell: ({ yearly_cost: cost }) => cost !== null && usd(cost),
    },
    {
      id: 'said',
      name: names.said,
      cell: ({ last_ask: ask, came_by, first_came_by }) => (
        <>
          {ask && <span className="leads__wants">{ask.wants}</span>}
          <span className="sub">{sourceText(ask?.form, came_by ?? first_came_by)}</span>
        </>
      ),
    },
    {
      id: 'status',
      name: names.status,
      cell: ({ status }) => (
        <span className={status === 'no_show' ? 'state state--bad' : 'state'}>
          <Mark name={marks[status]} />
          {contactStatusNames[status]}
        </span>
      ),
    },
    {
      id: 'next',
      name: names.next,
      sort: 'next-step',
      cell: (row) => <Next row={row} now={now} to={toLead(row.id, 'reply')} isBegun={isBegun(row.id)} />,
    },
    {
      id: 'owner',
      name: names.owner,
      cell: ({ owner }) => (owner ? ownerText(owner) : <span className="sub">{copy.nobody}</span>),
    },
  ]
}

function When({ row, now }: { row: ListedContact; now: Date }) {
  const { waiting_since: since, reply_due_at: dueAt, first_asked_at, first_reply_at, last_activity_at } = row
  if (since && dueAt)
    return (
      <>
        <WaitText since={since} dueAt={dueAt} now={now} />
        <span className="sub">{copy.due(businessInstant(dueAt, now))}</span>
      </>
    )
  return (
    <>
      <span>{dayText(last_activity_at, now)}</span>
      {first_asked_at && first_reply_at && (
        <span className="sub">
          {copy.after(formatDuration(Date.parse(first_reply_at) - Date.parse(first_asked_at)))}
        </span>
      )}
    </>
  )
}

function Score({ row: { score } }: { row: ListedContact }) {
  if (score === null) return null
  return (
    <>
      <MiniScore score={score} />
      <b>{score}</b>
    </>
  )
}

interface NextProps {
  row: ListedContact
  now: Date
  to: string
  isBegun: boolean
}

function Next({ row, now, to, isBegun }: NextProps) {
  const { waiting_since, next_step, next_step_on } = row
  const canReply = useMay('editor') && waiting_since !== null
  const does = isBegun ? copy.draft : copy.reply
  if (!canReply && !next_step) return <span className="leads__none">{copy.none}</span>
  return (
    <>
      {canReply && (
        <Link className="text-btn" to={to} aria-label={`${does}, ${row.name ?? row.email}`}>
          {does}
        </Link>
      )}
      {next_step && <span className="leads__step">{next_step}</span>}
      {next_step && next_step_on && <span className="sub">{dayText(next_step_on, now)}</span>}
    </>
  )
}
