import './first-replies.css'
import '#app/office/parts/chart.css'
import '#app/office/parts/desk.css'
import { formatCount } from '#app/office/list/format-count'
import { formatDuration } from '#app/office/parts/format-duration'
import { dayText } from '#app/office/parts/format-when'
import { weekInWords } from '#content/office/opening-words'
import { todayCopy } from '#content/office/today'
import { formatHours } from './format-hours.ts'
import { RepliedPeople } from './replied-people.tsx'
import { dotsOf, medianOf, placeOf, ticks } from './reply-strip.ts'
import type { Today } from '#contracts/get-today'

const copy = todayCopy.replies

/** In pixels: the y of the axis, the largest distance between stacked dots, and the largest height of a stack. */
const ground = 100
const apart = 12.5
const highest = 82

/** First response times of the last 30 days in business hours, one dot each. */
export function FirstReplies({ today: { replies, promise }, now }: { today: Today; now: Date }) {
  const promisedMs = promise.hours * 3_600_000
  const kept = replies.filter(({ openMs }) => openMs <= promisedMs).length
  const half = medianOf(replies.map(({ openMs }) => openMs))
  const [newest, oldest] = [replies[0], replies.at(-1)]
  if (half === undefined || !newest || !oldest) {
    return (
      <section className="area" aria-labelledby="replies-title">
        <div className="area__head">
          <h2 id="replies-title">{copy.few}</h2>
        </div>
        <p className="replies__none">{copy.none}</p>
      </section>
    )
  }
  return (
    <section className="area" aria-labelledby="replies-title">
      <div className="area__head">
        <h2 id="replies-title">{copy.title(formatDuration(Math.max(half, 60_000)))}</h2>
        <p>
          {copy.span(
            replies.length,
            formatCount(replies.length),
            dayText(oldest.repliedAt, now),
            dayText(newest.repliedAt, now),
          )}
        </p>
      </div>
      <Strip replies={replies} promisedMs={promisedMs} kept={kept} hours={promise.hours} />
      <RepliedPeople>
        {copy.kept(kept, replies.length, formatHours(promise.hours), weekInWords(promise.week))}
      </RepliedPeople>
    </section>
  )
}

interface StripProps {
  replies: Today['replies']
  promisedMs: number
  kept: number
  hours: number
}

function Strip({ replies, promisedMs, kept, hours }: StripProps) {
  const dots = dotsOf(replies, promisedMs)
  const step = Math.min(apart, highest / Math.max(...dots.map(({ level }) => level + 1)))
  const line = `${placeOf(promisedMs)}%`
  return (
    <svg
      className="chart replies__strip"
      height="132"
      role="img"
      aria-label={copy.picture(replies.length, kept, formatHours(hours))}
    >
      <line className="c-axis" x1="0" x2="100%" y1={ground + 0.5} y2={ground + 0.5} />
      {ticks.map(({ ms, name, isMinor }) => (
        <g key={name}>
          <line
            className="c-axis"
            x1={`${placeOf(ms)}%`}
            x2={`${placeOf(ms)}%`}
            y1={ground}
            y2={ground + 6}
          />
          <text
            className={isMinor ? 'c-text c-text--alt' : 'c-text'}
            x={`${placeOf(ms)}%`}
            y="124"
            textAnchor="middle"
          >
            {name}
          </text>
        </g>
      ))}
      <line className="c-line" x1={line} x2={line} y1="18" y2={ground + 6} />
      <text className="c-text c-text--ink" x={line} dx="8" y="26">
        {copy.promise(formatHours(hours))}
      </text>
      {dots.map(({ x, level, isLate }) => (
        <circle
          key={`${x} ${level}`}
          className={isLate ? 'c-dot--late' : 'c-dot'}
          cx={`${x.toFixed(2)}%`}
          cy={(ground - 8 - level * step).toFixed(1)}
          r="4.5"
        />
      ))}
    </svg>
  )
}
