import '#app/office/parts/desk.css'
import './timeline.css'
import { Link } from 'react-router'
import { contactCopy } from '#content/office/contact'
import { type ContactEntry, type ContactPage, type TimelinePart, timelineParts } from '#contracts/get-contact'
import { useListAddress } from '#app/office/list/list-address'
import { Mark } from '#app/office/parts/mark.tsx'
import { EntryRow } from './entry-row.tsx'
import { calendarDay, isToday, longDayText } from '#app/office/parts/format-when'
import { ClockTime } from '#app/office/parts/when.tsx'
import { attributionText } from './attribution-text.ts'
import { groupBy } from '#domain/group-by'

const copy = contactCopy.timeline

interface TimelineProps {
  contact: ContactPage
  entries: readonly ContactEntry[]
  only: TimelinePart
  /** Loads older entries; undefined once everything is loaded. */
  more: (() => void) | undefined
  isFetching: boolean
  now: Date
}

/** A contact's timeline, newest first, grouped by day. */
export function Timeline({ contact, entries, only, more, isFetching, now }: TimelineProps) {
  const { counts } = contact.timeline
  const days = groupBy(entries, ({ at }) => calendarDay(at))
  const { firstTouch } = contact
  const { to: changed } = useListAddress()
  return (
    <section className="area timeline" aria-labelledby="timeline">
      <div className="area__head">
        <h2 id="timeline">{copy.title}</h2>
        <nav className="row-of timeline__parts" aria-label={copy.title}>
          {timelineParts.map((part) => (
            <Link
              key={part}
              to={changed({ only: part === 'all' ? null : part })}
              aria-current={part === only ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {copy.parts[part]} {counts[part].toLocaleString('en-US')}
            </Link>
          ))}
        </nav>
      </div>
      {entries.length === 0 && only !== 'all' && <p className="timeline__none">{copy.none}</p>}
      <ol className="tl" aria-busy={isFetching}>
        {[...days.values()].flatMap((ofDay) => [
          <li key={ofDay[0]?.at} className="tl__day">
            {dayName(ofDay[0]?.at ?? '', now)}
          </li>,
          ...ofDay.map((entry) => (
            <EntryRow key={entry.id} entry={entry} isMailConnected={contact.isMailConnected} now={now} />
          )),
        ])}
        {!more && only === 'all' && firstTouch && (
          <>
            {!days.has(calendarDay(firstTouch.at)) && (
              <li className="tl__day">{dayName(firstTouch.at, now)}</li>
            )}
            <li>
              <Mark name="node" />
              <ClockTime at={firstTouch.at} />
              <div>
                <h3>{firstVisit(firstTouch)}</h3>
              </div>
            </li>
          </>
        )}
      </ol>
      {more && (
        <button type="button" className="btn btn--line" onClick={more} disabled={isFetching}>
          {copy.earlier}
        </button>
      )}
    </section>
  )
}

const dayName = (iso: string, now: Date) => (isToday(iso, now) ? copy.today : longDayText(iso, now))

function firstVisit(touch: NonNullable<ContactPage['firstTouch']>): string {
  const where = attributionText(touch)
  return where === undefined ? copy.direct : copy.from(where)
}
