import '#app/office/parts/chart.css'
import '#app/office/parts/desk.css'
import './hours.css'
import { Link } from 'react-router'
import { weekdayText } from '#app/office/parts/format-when'
import { callHoursCopy } from '#content/office/call-hours'
import { partsInWords } from '#content/office/opening-words'
import type { DayPart } from '#domain/day-spans'
import { dayOf } from '#domain/weekly-words'
import { HourSlider } from './hour-slider.tsx'
import type { PartEnd } from './moved-end.ts'
import type { DayItems, DrawnCall } from './use-week-items.ts'
import { placeOn, widthOn, clipToAxis } from './week-axis.tsx'

const copy = callHoursCopy.week
const ends = ['from', 'to'] as const

interface DayLineProps {
  /** 0 is Sunday. */
  weekday: number
  /** The open parts; undefined if the text cannot be parsed. */
  parts: readonly DayPart[] | undefined
  items: DayItems
  axis: DayPart
  now: Date
  /** Undefined if the ends cannot be dragged. */
  onMove: ((parts: readonly DayPart[], moved: PartEnd, minutes: number) => void) | undefined
  onGrab: () => void
  onRelease: () => void
}

/** A weekday as a line that is thick during its open hours, with the calls and busy times of its next date. */
export function DayLine({ weekday, parts = [], items, axis, now, onMove, onGrab, onRelease }: DayLineProps) {
  const { date, calls, busy } = items
  return (
    <svg
      className="chart week__line"
      height="40"
      role="group"
      aria-label={copy.day(weekdayText(date, now), partsInWords(busy))}
    >
      <line className="week__closed" x1="0" x2="100%" y1="20" y2="20" />
      {parts.map((part, index) => (
        <line
          // oxlint-disable-next-line react/no-array-index-key -- a part has no other name, and its ends move
          key={index}
          className="week__open"
          x1={placeOn(axis, part.from)}
          x2={placeOn(axis, part.to)}
          y1="20"
          y2="20"
        />
      ))}
      {busy.map((part) => (
        <Busy key={part.from} part={part} axis={axis} />
      ))}
      {calls.map((call) => (
        <DrawnLink key={call.id} call={call} axis={axis} />
      ))}
      {parts.flatMap((part, index) =>
        ends.map((end) =>
          onMove ? (
            <HourSlider
              key={`${index} ${end}`}
              label={copy.ends[end](dayOf(weekday), parts.length > 1 ? index + 1 : undefined)}
              parts={parts}
              moved={{ index, end }}
              axis={axis}
              onMove={(minutes) => onMove(parts, { index, end }, minutes)}
              onGrab={onGrab}
              onRelease={onRelease}
            />
          ) : (
            <circle
              key={`${index} ${end}`}
              className="week__end"
              cx={placeOn(axis, part[end])}
              cy="20"
              r="7"
            />
          ),
        ),
      )}
    </svg>
  )
}

function Busy({ part, axis }: { part: DayPart; axis: DayPart }) {
  const shown = clipToAxis(axis, part)
  if (!shown) return null
  const place = { x: placeOn(axis, shown.from), width: widthOn(axis, shown) }
  return (
    <g>
      <title>{copy.busy(partsInWords([part]))}</title>
      <rect className="week__gap" {...place} y="12" height="16" />
      <rect className="week__busy" {...place} y="17.5" height="5" />
    </g>
  )
}

/** A call in the drawing, which links to its row in the list. */
function DrawnLink({ call: { id, part, title }, axis }: { call: DrawnCall; axis: DayPart }) {
  return (
    <Link to={`/admin/calls#${id}`} className="week__call" aria-label={title}>
      <title>{title}</title>
      {/* The touch target is wide enough for a finger, however short the call is. */}
      <svg x={placeOn(axis, (part.from + part.to) / 2)} overflow="visible">
        <rect className="week__touch" x="-12" width="24" y="0" height="40" />
      </svg>
      <rect x={placeOn(axis, part.from)} width={widthOn(axis, part)} y="9" height="22" rx="3" />
    </Link>
  )
}

/** Explains the drawing's symbols and names the days that it covers. */
export function Legend({ dates, now }: { dates: readonly string[]; now: Date }) {
  const [first = '', last = ''] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  return (
    <p className="sub week__legend">
      {(['open', 'call', 'busy', 'closed'] as const).map((each) => (
        <span key={each}>
          <i className={`week__key week__key--${each}`} />
          {copy.legend[each]}
        </span>
      ))}
      <span>{copy.of(weekdayText(first, now), weekdayText(last, now))}</span>
    </p>
  )
}
