import './seats.css'

interface SeatsProps {
  count: number
  /** So many are taken, from the left. Nothing is drawn while it is not known; the room for it is kept. */
  taken: number | undefined
  /** The last one of them is the reader's. */
  isLastMine?: boolean
}

/** A session's seats: a ring for each, filled if it is taken. */
export function Seats({ count, taken, isLastMine = false }: SeatsProps) {
  const classOf = (at: number) => {
    if (taken === undefined || at >= taken) return undefined
    return isLastMine && at === taken - 1 ? 'seats__kept' : 'seats__taken'
  }
  return (
    <div className={taken === undefined ? 'seats seats--unknown' : 'seats'} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={classOf(at)} />
      ))}
    </div>
  )
}
