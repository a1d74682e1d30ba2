import '#app/office/parts/chart.css'
import { figure } from '#app/office/list/format-count'
import { deliveriesCopy } from '#content/office/deliveries'
import type { DeliveryBranch } from '#contracts/get-delivery-overview'

const copy = deliveriesCopy.branches

/** The last 24 hours as half-hour segments: whole if everything was delivered, broken if something failed. */
export function DayStrip({ day }: { day: DeliveryBranch['day'] }) {
  const step = 100 / day.length
  const sum = (of: 'delivered' | 'failed' | 'unsure') => figure(day.reduce((all, part) => all + part[of], 0))
  return (
    <svg
      className="chart"
      height="16"
      role="img"
      aria-label={copy.strip(sum('delivered'), sum('failed'), sum('unsure'))}
    >
      {day.map(({ delivered, failed, unsure }, index) => {
        const x = `${(index * step).toFixed(2)}%`
        const width = `${(step * 0.82).toFixed(2)}%`
        if (failed > 0)
          return (
            <svg key={x} x={x} width={width} height="16" viewBox="0 0 9 16" preserveAspectRatio="none">
              <path className="c-lost" d="M0 16V7l9-3v12zM0 0h9v1L0 4z" />
            </svg>
          )
        if (unsure > 0) return <rect key={x} className="c-edge" x={x} width={width} y="6" height="4" />
        if (delivered > 0) return <rect key={x} className="c-ok" x={x} width={width} height="16" />
        return <rect key={x} className="c-hollow" x={x} width={width} y=".75" height="14.5" />
      })}
    </svg>
  )
}
