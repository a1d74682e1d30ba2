import './page.css'
interface WarmUpProps {
  days: number
  /** What the picture says, for those who cannot see it. */
  label: string
  /** What happens on which day: the first stop is on day 1, the last on the day after the warm-up. */
  stops: readonly { day: number; text: string }[]
}

/** Days drawn after the warm-up. The style sheet lays out 21 + 5. */
const sendingDays = 5

/** The shape of a warm-up only: how many emails a day depends on the inbox. */
export function WarmUpDays({ days, label }: { days: number; label?: string }) {
  const columns = days + sendingDays
  return (
    <svg
      className="warm__days"
      viewBox={`0 0 ${columns * 10} 100`}
      preserveAspectRatio="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: columns }, (_, at) => {
        const height = Math.min(100, Math.round(3 + 85 * ((at + 1) / days) ** 1.8))
        const sends = at >= days
        return (
          <rect
            key={at}
            className={sends ? 'warm__sends' : undefined}
            x={at * 10}
            y={sends ? 0 : 100 - height}
            width="7"
            height={sends ? 100 : height}
          />
        )
      })}
    </svg>
  )
}

/** How much an inbox sends, day by day. */
export function WarmUp({ days, label, stops }: WarmUpProps) {
  return (
    <div className="warm">
      <WarmUpDays days={days} label={label} />
      <ol className="inlet split">
        {stops.map(({ day, text }) => (
          <li key={day}>
            <b className="num">Day {day}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
