import './booking.css'
import { bookCopy as copy } from '#content/pages/book'
import { formatDay, formatSession, formatShort, formatTime } from '#domain/format-session'
import { BookingHead } from './booking-head.tsx'

interface RequestedProps {
  data: { startsAt: string; answerBy?: string | undefined }
  email: string
  zone: string
}

/** After the request: when the answer comes, and what follows. */
export function Requested({ data: { startsAt, answerBy }, email, zone }: RequestedProps) {
  const time = new Date(startsAt)
  const answer = answerBy === undefined ? undefined : new Date(answerBy)
  const { way, next, change } = copy.done
  return (
    <section className="wrap booking booking--done" aria-labelledby="booking-title">
      <BookingHead
        isNews
        {...copy.done.title(formatDay(time, zone), formatTime(time, zone))}
        lead={answer && copy.done.lead(formatSession(answer, zone))}
      />
      <ol className="booking__way">
        <li className="is-done">
          <b>{way.requested}</b>
          <span>{way.now}</span>
        </li>
        <li>
          <b>{way.answered}</b>
          <span>{answer && way.by(formatShort(answer, zone))}</span>
        </li>
        <li>
          <b>{way.call}</b>
          <span>{formatShort(time, zone)}</span>
        </li>
      </ol>
      <div className="booking__two">
        <section aria-labelledby="booking-next">
          <h2 id="booking-next">{next.title}</h2>
          <p>{next.text(email)}</p>
        </section>
        <section aria-labelledby="booking-change">
          <h2 id="booking-change">{change.title}</h2>
          <p>{change.text}</p>
        </section>
      </div>
    </section>
  )
}
