import '#app/office/parts/desk.css'
import './workshops.css'
import { workshopsCopy as copy } from '#content/office/workshops'
import { formatCount } from '#app/office/list/format-count'
import type { WorkshopSession } from '#contracts/workshop-session'

const maxWaiting = 12

/** Draws a session's seats as confirmed, taken or free, and a ring for each person on the waiting list. */
export function SessionSeats({ session: { seats, waiting } }: { session: WorkshopSession }) {
  const drawn = Array.from({ length: Math.max(seats.of, seats.taken) }, (_, index) =>
    index < seats.kept
      ? 'session-seats__kept'
      : index < seats.taken
        ? 'session-seats__taken'
        : 'session-seats__free',
  )
  return (
    <>
      <div className="session-seats" aria-hidden="true">
        {drawn.map((state, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A seat is its position.
          <i key={index} className={state} />
        ))}
        {Array.from({ length: Math.min(waiting.value, maxWaiting) }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A ring is its position.
          <i key={`w${index}`} className="session-seats__waiting" />
        ))}
      </div>
      <p className="sub">
        {copy.keptText(seats.kept, seats.taken)} {copy.waitText(waiting.value, formatCount(waiting))}
      </p>
    </>
  )
}
