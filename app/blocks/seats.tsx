import './seats.css'

interface SeatsProps {
  count: number
  /** So many are taken, from the left. */
  taken: number
  /** The one after them is the reader's. */
  isLastKept?: boolean
}

/** The seats of a session, drawn: a ring for each, and a filled one for each that is taken. */
export function Seats({ count, taken, isLastKept = false }: SeatsProps) {
  return (
    <div className="seats" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={at < taken ? 'seats__taken' : isLastKept ? 'seats__kept' : undefined} />
      ))}
    </div>
  )
}
