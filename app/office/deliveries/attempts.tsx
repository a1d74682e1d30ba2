import '#app/office/parts/chart.css'
import '#app/office/parts/desk.css'
import './deliveries.css'
import { figure } from '#app/office/list/format-count'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import type { ListedDelivery } from '#contracts/list-deliveries'

const hourMs = 3_600_000
/** The end of the period in which it is retried. */
const endMs = 72 * hourMs
/** The first retry is so early that a linear axis would put the first ten attempts on one spot. */
const firstRetryMs = 5_000
const from = 3
const to = 95

/** The position of a moment in percent; the axis is logarithmic and ends after 72 hours. */
function placeOf(ms: number): string {
  const reached = Math.log(1 + Math.max(ms, 0) / firstRetryMs) / Math.log(1 + endMs / firstRetryMs)
  return `${(from + (to - from) * Math.min(reached, 1)).toFixed(1)}%`
}

/** Every attempt as a dot on the way to the deadline, and the next one as a ring. */
export function Attempts({ delivery }: { delivery: ListedDelivery }) {
  const { tries, attempts, next_attempt_at: next, state } = delivery
  const first = Date.parse(tries[0]?.at ?? delivery.created_at)
  const isOpen = next !== null && ['pending', 'uncertain'].includes(state)
  const said = attempts === 0 ? copy.noTry : copy.tries(figure(attempts))
  return (
    <>
      <svg
        className="tries chart"
        height="14"
        role="img"
        aria-label={copy.drawn(said, isOpen ? copy.nextMarked : copy.gone)}
      >
        <line className="c-axis" x1={`${from}%`} x2={`${to}%`} y1="7" y2="7" />
        <line className="c-axis" x1={`${to}%`} x2={`${to}%`} y1="1" y2="13" />
        {tries.map(({ at, outcome }) => (
          <circle
            key={at}
            className={outcome === 'delivered' ? 'c-ok' : outcome === 'failed' ? 'c-lost' : 'c-edge'}
            cx={placeOf(Date.parse(at) - first)}
            cy="7"
            r="3.5"
          />
        ))}
        {isOpen && (
          <circle className="c-hollow c-ground" cx={placeOf(Date.parse(next) - first)} cy="7" r="4" />
        )}
      </svg>
      <span className="sub">{said}</span>
    </>
  )
}
