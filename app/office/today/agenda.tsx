import './agenda.css'
import '#app/office/parts/desk.css'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { formatCount } from '#app/office/list/format-count'
import { businessClock, dayText, formatClock } from '#app/office/parts/format-when'
import { todayCopy } from '#content/office/today'
import type { NextStep, Today, WorkshopToday } from '#contracts/get-today'
import { dayIn } from '#domain/day-in'
import { sessionClock } from '#domain/format-session'

const copy = todayCopy.day

// Loaded by its button: the script of an action is larger than Today.
const FinishStep = lazy(async () => ({ default: (await import('./finish-step.tsx')).FinishStep }))

interface AgendaProps {
  today: Today
  now: Date
}

/** Lists overdue next steps, then today's all-day items, past items, the current time and upcoming items. */
export function Agenda({ today: { steps, workshops, counts, promise }, now }: AgendaProps) {
  const day = dayIn(promise.zone, now)
  const overdue = steps.filter(({ on }) => on < day)
  const dueToday = steps.filter(({ on }) => on >= day)
  const timed = workshops.toSorted((one, other) => one.at.localeCompare(other.at))
  const over = timed.filter(({ at }) => Date.parse(at) <= now.getTime())
  const toCome = timed.filter(({ at }) => Date.parse(at) > now.getTime())
  const all = counts.due.value > steps.length && (
    <Link className="text-btn" to="/admin/leads?view=due">
      {copy.more(formatCount(counts.due))}
    </Link>
  )
  return (
    <>
      {overdue.length > 0 && (
        <section className="area" aria-labelledby="overdue-title">
          <div className="area__head">
            <h2 id="overdue-title">{copy.overdue}</h2>
          </div>
          <ul className="steps">
            {overdue.map((step) => (
              <StepEntry key={step.contactId} step={step} when={dayText(step.on, now)} isLate />
            ))}
          </ul>
          {all}
        </section>
      )}
      <section className="area" aria-labelledby="day-title">
        <div className="area__head">
          <h2 id="day-title">{copy.title}</h2>
        </div>
        {dueToday.length + workshops.length === 0 ? (
          <p className="agenda__none">{copy.none}</p>
        ) : (
          <ol className="agenda">
            {dueToday.map((step) => (
              <StepEntry key={step.contactId} step={step} when={copy.today} />
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
        {overdue.length === 0 && all}
      </section>
    </>
  )
}

interface StepEntryProps {
  step: NextStep
  when: string
  isLate?: boolean
}

function StepEntry({ step, when, isLate = false }: StepEntryProps) {
  const mayWrite = useMay('editor')
  const [isFinished, setIsFinished] = useState(false)
  const textId = useId()
  const button = (
    <button
      type="button"
      className="text-btn agenda__done"
      aria-describedby={textId}
      disabled={isFinished}
      onClick={() => setIsFinished(true)}
    >
      {copy.done}
    </button>
  )
  return (
    <li>
      <span className={isLate ? 'agenda__when signal' : 'agenda__when'}>{when}</span>
      <span id={textId}>
        <Link to={`/admin/leads/${step.contactId}`}>{step.step}</Link>
        <span className="sub">{step.who}</span>
      </span>
      {mayWrite && (
        <Suspense fallback={button}>
          {isFinished ? <FinishStep step={step} textId={textId} /> : button}
        </Suspense>
      )}
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
