import './near-times.css'
import { Link, useLocation } from 'react-router'
import { bookCopy as copy } from '#content/pages/book'
import { dayIn } from '#domain/day-in'
import { formatDay, formatTime } from '#domain/format-session'
import type { BookingTimes } from '#domain/booking-calendar'
import { BusinessTime } from './slots.tsx'

interface NearTimesProps {
  nearest: readonly string[]
  /** The unavailable time that the visitor wanted. */
  wanted: string
  times: Pick<BookingTimes, 'zone' | 'businessZone'>
  onChange: (startsAt: string) => void
  onShowAll?: () => void
}

/** The open times nearest to the unavailable one, with the first of them selected. */
export function NearTimes({
  nearest,
  wanted,
  times: { zone, businessZone },
  onChange,
  onShowAll,
}: NearTimesProps) {
  const { pathname, search } = useLocation()
  if (nearest.length === 0) return <p>{copy.taken.none}</p>
  return (
    <>
      <fieldset className="near">
        <legend className="vh">{copy.taken.legend}</legend>
        {nearest.map((startsAt, index) => {
          const time = new Date(startsAt)
          return (
            <label key={startsAt} className="near__one">
              <input
                type="radio"
                name="startsAt"
                value={startsAt}
                defaultChecked={index === 0}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
              <b className="num">{formatTime(time, zone)}</b>
              <span>
                {formatDay(time, zone)} <BusinessTime time={time} zone={zone} businessZone={businessZone} />
              </span>
            </label>
          )
        })}
      </fieldset>
      <p>
        <Link
          to={{ pathname, search: withDay(search, dayIn(zone, new Date(wanted))) }}
          preventScrollReset
          replace
          onClick={onShowAll}
          className="more"
        >
          {copy.taken.all}
        </Link>
      </p>
    </>
  )
}

function withDay(search: string, day: string): string {
  const params = new URLSearchParams(search)
  params.set('day', day)
  return params.toString()
}
