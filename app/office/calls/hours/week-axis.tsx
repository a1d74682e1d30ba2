import '#app/office/parts/chart.css'
import './hours.css'
import { clock } from '#content/office/opening-words'
import type { DayPart } from '#domain/day-spans'

/** The visible hours: 7 AM to 8 PM, extended to include every part. */
export function axisOf(parts: readonly DayPart[]): DayPart {
  return {
    from: Math.min(7 * 60, ...parts.map(({ from }) => from)),
    to: Math.max(20 * 60, ...parts.map(({ to }) => to)),
  }
}

/** The position of a minute of the day on the axis, as a percentage for an SVG attribute. */
export const placeOn = (axis: DayPart, minutes: number): string =>
  percent(((minutes - axis.from) / (axis.to - axis.from)) * 100)

/** The width of a part on the axis, as a percentage for an SVG attribute. */
export const widthOn = (axis: DayPart, { from, to }: DayPart): string =>
  percent(((to - from) / (axis.to - axis.from)) * 100)

const percent = (share: number) => `${share.toFixed(2)}%`

/** Clips a part to the axis; undefined if it lies outside. */
export const clipToAxis = (axis: DayPart, { from, to }: DayPart): DayPart | undefined =>
  from < axis.to && to > axis.from
    ? { from: Math.max(from, axis.from), to: Math.min(to, axis.to) }
    : undefined

export function Axis({ axis }: { axis: DayPart }) {
  const first = Math.ceil(axis.from / 120) * 120
  const ticks = Array.from(
    { length: Math.floor((axis.to - first) / 120) + 1 },
    (_, index) => first + index * 120,
  )
  return (
    <div className="week__day week__axis" aria-hidden="true">
      <svg className="chart" height="20">
        {ticks.map((minutes) => (
          <text key={minutes} className="c-text" x={placeOn(axis, minutes)} y="14" textAnchor="middle">
            {clock(minutes)}
          </text>
        ))}
      </svg>
    </div>
  )
}
