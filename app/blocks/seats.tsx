import './seats.css'

interface SeatsProps {
  count: number
  /** The number of taken seats, filled from the left; undefined while it is unknown. */
  taken: number | undefined
  /** Whether the last taken seat is the reader's own. */
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
