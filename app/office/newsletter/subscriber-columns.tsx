import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { type Column, RowLink } from '#app/office/list/office-table.tsx'
import { dayText } from '#app/office/parts/format-when'
import { viaText } from '#app/office/parts/source-text'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { newsletterCopy } from '#content/office/newsletter'
import type { ListedSubscriber } from '#contracts/list-subscribers'
import { confirmationDays } from '#domain/newsletter'

const copy = newsletterCopy.state
const names = newsletterCopy.columns
const dayMs = 86_400_000

const marks: Record<ListedSubscriber['state'], MarkName> = {
  subscribed: 'ok',
  pending: 'wait',
  unsubscribed: 'fault',
}

export const subscriberColumns = (now: Date): readonly Column<ListedSubscriber>[] => [
  {
    id: 'subscribers__who',
    name: names.who,
    cell: ({ name, email, contactId }) => (
      <>
        {contactId === null ? <b>{name}</b> : <RowLink to={`/admin/leads/${contactId}`}>{name}</RowLink>}
        <span className="sub">{email}</span>
      </>
    ),
  },
  { id: 'subscribers__state', name: names.state, cell: (row) => <State row={row} now={now} /> },
  {
    id: 'subscribers__signed-up',
    name: names.signedUp,
    cell: ({ signedUpAt, source }) => (
      <>
        <time dateTime={signedUpAt}>{dayText(signedUpAt, now)}</time>
        {source !== null && <span className="sub">{viaText(source)}</span>}
      </>
    ),
  },
]

function State({ row, now }: { row: ListedSubscriber; now: Date }) {
  const { state, changedAt, confirmedAt, askedAt, mail } = row
  return (
    <>
      <span className="state">
        <Mark name={mail === 'failed' && state === 'pending' ? 'break' : marks[state]} />
        {state === 'subscribed' && confirmedAt !== null
          ? copy.confirmed(dayText(confirmedAt, now))
          : copy[state]}
      </span>
      <span className="sub">
        {state === 'subscribed' && confirmedAt === null && copy.noRecord(dayText(changedAt, now))}
        {state === 'unsubscribed' && copy.left(dayText(changedAt, now))}
        {state === 'pending' && askedAt !== null && copy.asked(dayText(askedAt, now))}
      </span>
      {state === 'unsubscribed' && askedAt !== null && (
        <span className="sub">{copy.askedAgain(dayText(askedAt, now))}</span>
      )}
      {state !== 'subscribed' && mail !== null && <span className="sub signal">{copy.mail[mail]}</span>}
      {state === 'pending' && mail === null && askedAt !== null && isExpired(askedAt, now) && (
        <span className="sub">{copy.expired}</span>
      )}
    </>
  )
}

const isExpired = (askedAt: string, now: Date) =>
  now.getTime() - new Date(askedAt).getTime() > confirmationDays * dayMs
