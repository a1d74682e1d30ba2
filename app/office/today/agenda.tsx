import './agenda.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { formatCount } from '#app/office/list/format-count'
import { businessClock, formatClock, dayText } from '#app/office/parts/format-when'
import { todayCopy } from '#content/office/today'
import { dayIn } from '#domain/day-in'
import { sessionClock } from '#domain/format-session'
import type { NextStep, Today, WorkshopToday } from '#contracts/get-today'

const copy = todayCopy.day

/** Today's agenda from top to bottom: all-day items, past items, now, and upcoming ones. */
export function Agenda({ today: { steps, workshops, counts, promise }, now }: { today: Today; now: Date }) {
  const timed = workshops.toSorted((one, other) => one.at.localeCompare(other.at))
  const over = timed.filter(({ at }) => Date.parse(at) <= now.getTime())
  const toCome = timed.filter(({ at }) => Date.parse(at) > now.getTime())
  return (
    <section aria-labelledby="day-title">
      <div className="area__head">
        <h2 id="day-title">{copy.title}</h2>
      </div>
      {steps.length + workshops.length === 0 ? (
        <p className="agenda__none">{copy.none}</p>
      ) : (
        <ol className="agenda">
          {steps.map((step) => (
            <StepEntry key={step.contactId} step={step} now={now} businessZone={promise.zone} />
          ))}
          {over.map((session) => (
            <SessionEntry key={session.name} session={session} isOver businessZone={promise.zone} />
          ))}
          <li className="agenda__now">
            <span>{businessClock(now.toISOString())}</span>
            <span className="vh">{copy.now}</span>
            <hr />
          </li>
          {toCome.map((session) => (
            <SessionEntry key={session.name} session={session} businessZone={promise.zone} />
          ))}
        </ol>
      )}
      {counts.due.value > steps.length && (
        <Link className="text-btn" to="/admin/leads?view=due">
          {copy.more(formatCount(counts.due))}
        </Link>
      )}
    </section>
  )
}

function StepEntry({
  step: { contactId, who, step: text, on: dueOn },
  now,
  businessZone,
}: {
  step: NextStep
  now: Date
  businessZone: string
}) {
  const isLate = dueOn < dayIn(businessZone, now)
  const day = dayText(dueOn, now)
  return (
    <li>
      <span className={isLate ? 'agenda__when signal' : 'agenda__when'}>{isLate ? day : copy.today}</span>
      <span>
        <Link to={`/admin/leads/${contactId}`}>{text}</Link>
        <span className="sub">
          {who}. {isLate ? copy.since(day) : copy.step}
        </span>
      </span>
    </li>
  )
}

interface SessionEntryProps {
  session: WorkshopToday
  businessZone: string
  isOver?: boolean
}

function SessionEntry({ session: { at, name, seats, zone }, businessZone, isOver }: SessionEntryProps) {
  return (
    <li className={isOver ? 'agenda__past' : undefined}>
      <span className="agenda__when">{formatClock(at)}</span>
      <span>
        {name}
        <span className="sub">
          {seats && <Link to={`/admin/workshops/${at}`}>{copy.seats(seats.taken, seats.of)}</Link>}{' '}
          {zone !== businessZone && copy.elsewhere(sessionClock(new Date(at), zone))}
        </span>
      </span>
    </li>
  )
}
