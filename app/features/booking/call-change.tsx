import './booking.css'
import { useId, useState } from 'react'
import type { CallFormResult } from './call-changed.ts'
import { bookCopy } from '#content/pages/book'
import { callCopy as copy } from '#content/pages/call'
import type { OutputOf } from '#contracts/contract'
import type { getCall } from '#contracts/get-call'
import { formatDay, formatSession, formatShort, formatTime } from '#domain/format-session'
import type { BookingTimes } from '#domain/booking-calendar'
import { BookingHead } from './booking-head.tsx'
import { Month } from './month.tsx'
import { NearTimes } from './near-times.tsx'
import { Slots } from './slots.tsx'
import { ZoneField, ZoneForm } from './zone-field.tsx'

interface CallChangeProps {
  call: NonNullable<OutputOf<typeof getCall>['data']>
  /** Null if the call cannot be moved. */
  times: BookingTimes | null
  /** The result of a form on the page, if the page has to report one. */
  changed: CallFormResult | undefined
}

/** The native forms that move and cancel a call. Each response is a whole page, so they need no script. */
export function CallChange({ call, times, changed }: CallChangeProps) {
  const noteId = useId()
  const [startsAt, { zone, canMove }] = [new Date(call.startsAt), call]
  const day = formatDay(startsAt, zone)
  return (
    <>
      <BookingHead
        soft={canMove ? copy.move.title.soft(day) : `${day} at ${formatTime(startsAt, zone)}.`}
        hard={canMove ? copy.move.title.hard : copy.move.late.title}
        lead={canMove ? copy.move.lead(formatSession(startsAt, zone)) : copy.move.late.text}
        isNews={changed !== undefined}
      />
      {changed?.state === 'failed' && <p role="alert">{copy.failed}</p>}
      <div className="booking__two">
        {canMove && (
          <div>
            {times?.day ? (
              <MoveForm times={times} changed={changed} />
            ) : (
              <p>{times && bookCopy.none.text(times.horizonDays)}</p>
            )}
          </div>
        )}
        <section aria-labelledby="call-cancel">
          <h2 id="call-cancel">{copy.cancel.title}</h2>
          <form method="post" className="booking__cancel">
            <div className="field">
              <label htmlFor={noteId}>
                {copy.cancel.note} <span className="field__hint">{copy.cancel.optional}</span>
              </label>
              <input id={noteId} name="note" maxLength={500} />
            </div>
            <button className="btn btn--line" type="submit" name="cancel" value="yes">
              {copy.cancel.button}
            </button>
          </form>
        </section>
      </div>
    </>
  )
}

function MoveForm({ times, changed }: { times: BookingTimes; changed: CallFormResult | undefined }) {
  const { zone } = times
  const [chosen, setChosen] = useState<string>()
  const missed = changed?.state === 'taken' || changed?.state === 'closed' ? changed : undefined
  const nearest = missed?.nearest ?? []
  const shown = chosen ?? nearest[0]
  return (
    <>
      {missed?.wanted !== undefined && (
        <p role="alert">
          <b>
            {
              bookCopy.taken[missed.state === 'taken' ? 'title' : 'closed'](
                formatTime(new Date(missed.wanted), zone),
              ).soft
            }
          </b>
        </p>
      )}
      <form method="post" className="booking__form">
        <input type="hidden" name="zone" value={zone} />
        {missed?.wanted !== undefined ? (
          <NearTimes nearest={nearest} wanted={missed.wanted} times={times} onChange={setChosen} />
        ) : (
          <>
            <Month times={times} />
            <ZoneField times={times} />
            <Slots key={times.day} times={times} onChange={setChosen} />
          </>
        )}
        <button className="btn" type="submit">
          {shown === undefined ? copy.move.button : copy.move.moveTo(formatShort(new Date(shown), zone))}
        </button>
      </form>
      <ZoneForm kept={{ day: times.day }} />
    </>
  )
}
