import './booking.css'
import { useId } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { bookingLink } from '#content/facts/booking-link'
import { callCopy as copy } from '#content/pages/call'
import type { OutputOf } from '#contracts/contract'
import type { getCall } from '#contracts/get-call'
import { formatDay, formatSession, formatShort, formatTime, sessionClock } from '#domain/format-session'
import { BookingHead } from './booking-head.tsx'
import type { CallFormResult } from './call-changed.ts'

type Call = NonNullable<OutputOf<typeof getCall>['data']>

interface CallStateProps {
  call: Call
  /** Where the call can be moved or canceled. */
  changeHref: string
  calendar: { file: string; google: string; outlook: string }
  changed: CallFormResult | undefined
}

/** The state of a call, with the actions that it allows. */
export function CallState({ call, changeHref, calendar, changed }: CallStateProps) {
  const { state, zone, about, email, isMailed } = call
  const [startsAt, answerBy] = [new Date(call.startsAt), new Date(call.answerBy)]
  if (state !== 'requested' && state !== 'booked') {
    return (
      <>
        <BookingHead {...copy.off(formatSession(startsAt, zone))[state]} />
        {state === 'canceled' && <DrawnLine shape="o-x-o" />}
        {changed && <p role="alert">{changed.state === 'gone' ? copy.undo.gone : copy.failed}</p>}
        {call.canUndo && changed?.state !== 'gone' && (
          <form method="post" className="booking__cancel">
            <button className="btn" type="submit" name="undo" value="yes">
              {copy.undo.button}
            </button>
            <p className="muted">{copy.undo.text}</p>
          </form>
        )}
        <p>
          <a className="btn btn--line" href={bookingLink(about)}>
            {copy.others}
          </a>
        </p>
      </>
    )
  }
  const when = `${formatDay(startsAt, zone)} at ${formatTime(startsAt, zone)}.`
  const isRequest = state === 'requested'
  return (
    <>
      <BookingHead
        soft={when}
        hard={copy.on[state]}
        lead={isRequest ? copy.lead[isMailed ? 'mailed' : 'here'](formatSession(answerBy, zone)) : undefined}
      />
      <Facts call={call} />
      <ol className="booking__way">
        <li className="is-done">
          <b>{copy.way.requested}</b>
          <span>{formatShort(new Date(call.requestedAt), zone)}</span>
        </li>
        {isRequest ? (
          <li>
            <b>{copy.way.answered[isMailed ? 'mailed' : 'here']}</b>
            <span>{copy.way.by(formatShort(answerBy, zone))}</span>
          </li>
        ) : (
          <li className="is-done">
            <b>{copy.way.confirmed}</b>
          </li>
        )}
        <li>
          <b>{copy.way.call}</b>
          <span>{formatShort(startsAt, zone)}</span>
        </li>
      </ol>
      {isRequest && isMailed && <p>{copy.next(email)}</p>}
      {!isMailed && <p>{copy.unmailed}</p>}
      <div className="booking__two">
        <section aria-labelledby="call-calendar">
          <h2 id="call-calendar">{copy.calendar.title}</h2>
          <ul className="booking__calendar">
            <li>
              <a className="btn" href={calendar.file} download>
                {copy.calendar.file}
              </a>
            </li>
            <li>
              <NewTabLink className="btn btn--line" href={calendar.google}>
                {copy.calendar.google}
              </NewTabLink>
            </li>
            <li>
              <NewTabLink className="btn btn--line" href={calendar.outlook}>
                {copy.calendar.outlook}
              </NewTabLink>
            </li>
          </ul>
          <p className="muted">{copy.calendar.text[isMailed ? 'mailed' : 'here']}</p>
        </section>
        {call.canCancel && (
          <section aria-labelledby="call-change">
            <h2 id="call-change">{copy.change.title}</h2>
            <p>
              <a className="more" href={changeHref}>
                {copy.change.link}
              </a>
            </p>
            {isMailed && <SentAgain email={email} changed={changed} />}
          </section>
        )}
      </div>
    </>
  )
}

function SentAgain({ email, changed }: { email: string; changed: CallFormResult | undefined }) {
  if (changed?.state === 'sent') return <p role="status">{copy.again.sent(email)}</p>
  return (
    <>
      <form method="post">
        {changed?.state === 'failed' && <p role="alert">{copy.failed}</p>}
        <p className="muted">{copy.again.text}</p>
        <p>
          <button className="btn btn--line btn--s" type="submit" name="again" value="yes">
            {copy.again.button}
          </button>
        </p>
      </form>
      <AddressFix email={email} changed={changed} />
    </>
  )
}

/** The form that corrects the address for the emails about a call. */
function AddressFix({ email, changed }: { email: string; changed: CallFormResult | undefined }) {
  const id = useId()
  const errorId = `${id}-error`
  const fault = changed?.state === 'too-many' ? copy.fix.tooMany : changed?.message
  const isToCorrect = { autoFocus: fault !== undefined }
  return (
    <details key={changed?.typed} className="booking__fix" open={changed?.typed !== undefined}>
      <summary>{copy.fix.title}</summary>
      <form method="post" className="booking__cancel" noValidate>
        <p className="muted">{copy.fix.text(email)}</p>
        <div className="field">
          <label htmlFor={id}>{copy.fix.label}</label>
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={changed?.typed}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : errorId}
            {...isToCorrect}
          />
          {fault !== undefined && (
            <div role="alert">
              <FieldError id={errorId} message={fault} />
            </div>
          )}
        </div>
        <button className="btn btn--line btn--s" type="submit" name="fix" value="yes">
          {copy.fix.button}
        </button>
      </form>
    </details>
  )
}

function Facts({ call: { minutes, way, phone, zone, businessZone, joinUrl, ...call } }: { call: Call }) {
  const startsAt = new Date(call.startsAt)
  const isElsewhere = sessionClock(startsAt, zone) !== sessionClock(startsAt, businessZone)
  const facts = [
    copy.minutes(minutes),
    way === 'phone' ? copy.phone(phone) : copy.video,
    way === 'video' && joinUrl === null
      ? copy.linkFollows[call.state === 'booked' ? 'booked' : 'requested']
      : '',
    isElsewhere ? copy.forUs(formatSession(startsAt, businessZone)) : '',
  ]
  return (
    <p>
      {facts.join(' ')} {joinUrl !== null && <a href={joinUrl}>{copy.join}</a>}
    </p>
  )
}
