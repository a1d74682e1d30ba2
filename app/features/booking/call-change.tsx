import './booking.css'
import { useId, useState } from 'react'
import type { CallChanged } from './call-changed.ts'
import { bookCopy } from '#content/pages/book'
import { callCopy as copy } from '#content/pages/call'
import type { OutputOf } from '#contracts/contract'
import type { getCall } from '#contracts/get-call'
import { formatShort, formatTime } from '#domain/format-session'
import type { BookingTimes } from '#domain/booking-calendar'
import { Month } from './month.tsx'
import { NearTimes } from './near-times.tsx'
import { Slots } from './slots.tsx'
import { ZoneField, ZoneForm } from './zone-field.tsx'

interface CallChangeProps {
  call: NonNullable<OutputOf<typeof getCall>['data']>
  /** Null where it cannot be moved. */
  times: BookingTimes | null
  changed: CallChanged | undefined
}

/** The forms that move and cancel a call: native, with a whole page as response, so that they need no script. */
export function CallChange({ call, times, changed }: CallChangeProps) {
  const noteId = useId()
  return (
    <div className="booking__two">
      <section aria-labelledby="call-move">
        <h2 id="call-move">{copy.move.title}</h2>
        {call.canMove && times?.day ? (
          // A new time makes all others new as well.
          <MoveForm key={call.startsAt} times={times} changed={changed} />
        ) : (
          <p>{call.canMove && times ? bookCopy.none.text(times.horizonDays) : copy.move.late}</p>
        )}
      </section>
      {call.canCancel && (
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
      )}
    </div>
  )
}

function MoveForm({ times, changed }: { times: BookingTimes; changed: CallChanged | undefined }) {
  const { zone } = times
  const [chosen, setChosen] = useState<string>()
  const isMissed = changed?.state === 'taken' || changed?.state === 'closed'
  const wanted = changed?.did === 'move' ? changed.wanted : undefined
  const shown = chosen ?? (isMissed ? changed.nearest[0] : undefined)
  return (
    <>
      <p>{copy.move.text}</p>
      {isMissed && wanted !== undefined && (
        <p role="alert">
          <b>
            {
              bookCopy.taken[changed.state === 'taken' ? 'title' : 'closed'](
                formatTime(new Date(wanted), zone),
              ).soft
            }
          </b>
        </p>
      )}
      <form method="post" className="booking__form">
        <input type="hidden" name="zone" value={zone} />
        {isMissed && wanted !== undefined ? (
          <NearTimes nearest={changed.nearest} wanted={wanted} times={times} onChange={setChosen} />
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
