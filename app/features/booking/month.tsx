import './month.css'
import { Link, useSearchParams } from 'react-router'
import { bookCopy as copy } from '#content/pages/book'
import type { BookingTimes, CalendarDay } from '#domain/booking-calendar'

/** Formats a calendar day in UTC: it has no time zone and is parsed as midnight UTC. */
const formatDate = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(date))

/** A month of open days: each week is a line, each open day a ring on it that leads to its times. */
export function Month({ times: { month, before, after, weeks, day } }: { times: BookingTimes }) {
  const hrefOf = useHref()
  return (
    <table className="open-days">
      <caption>
        <span className="open-days__cap">
          <b>{formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}</b>
          <span className="open-days__go">
            <MonthLink month={before} label={copy.noEarlier} sign="‹" hrefOf={hrefOf} />
            <MonthLink month={after} label={copy.noLater} sign="›" hrefOf={hrefOf} />
          </span>
        </span>
      </caption>
      <thead>
        <tr>
          {copy.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((each) => (
              <Day key={each.date} day={each} isChosen={each.date === day} hrefOf={hrefOf} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HrefOf = (changes: { day?: string; month?: string }) => string

/** Returns a function that makes the link to the same page with another day or month. */
function useHref(): HrefOf {
  const [params] = useSearchParams()
  return (changes) => {
    const next = new URLSearchParams(params)
    for (const name of ['day', 'month']) next.delete(name)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    return `?${next}`
  }
}

function MonthLink({
  month,
  label,
  sign,
  hrefOf,
}: {
  month: string | null
  /** The text when there is no such month. */
  label: string
  sign: string
  hrefOf: HrefOf
}) {
  if (month === null)
    return (
      <span className="open-days__none">
        <span aria-hidden="true">{sign}</span>
        <span className="vh">{label}</span>
      </span>
    )
  return (
    <Link to={hrefOf({ month })} preventScrollReset replace>
      <span aria-hidden="true">{sign}</span>
      <span className="vh">{formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}</span>
    </Link>
  )
}

function Day({
  day: { date, isOpen, isOutside, isToday },
  isChosen,
  hrefOf,
}: {
  day: CalendarDay
  isChosen: boolean
  hrefOf: HrefOf
}) {
  const number = Number(date.slice(-2))
  const classes = ['open-days__day', isOpen && !isOutside && 'is-open', isToday && 'is-today']
  const name = formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <td className={classes.filter(Boolean).join(' ')}>
      {isOpen && !isOutside ? (
        <Link
          to={hrefOf({ day: date })}
          preventScrollReset
          replace
          aria-current={isChosen ? 'date' : undefined}
          aria-label={isToday ? `${name}, ${copy.today}` : name}
        >
          {number}
        </Link>
      ) : (
        <span>{number}</span>
      )}
    </td>
  )
}
