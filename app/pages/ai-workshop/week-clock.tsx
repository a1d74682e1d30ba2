import './week-clock.css'
import { Icon } from '#app/ui/icon.tsx'

interface WeekClockProps {
  /** The five working days, in order. */
  days: readonly string[]
  /** The index of the day that is drawn as a clock. */
  clockAt: number
  /** `10:00` */
  time: string
  hours: number
  /** The picture's text for those who cannot see it. */
  label: string
}

/** The working week as a line, with the workshop's day as a clock and its hours filled in. */
export function WeekClock({ days, clockAt, time, hours, label }: WeekClockProps) {
  return (
    <div className={clockAt === 1 ? 'thread week' : 'thread week week--even'} role="img" aria-label={label}>
      {days.map((day, at) =>
        at === clockAt ? (
          <div className="week__clock" key={day}>
            <svg viewBox="0 0 200 200">
              <circle className="week__face" cx="100" cy="100" r="92" />
              <path className="week__hours" d={sector(time, hours)} />
              <path className="week__marks" d="M178 100h-14M100 178v-14M22 100h14" />
            </svg>
            <b>{day}</b>
          </div>
        ) : (
          <div key={day}>
            <Icon name="node" />
            <b>{day}</b>
          </div>
        ),
      )}
    </div>
  )
}

/** Returns the SVG path of the clock face's sector that the hours cover. */
function sector(time: string, hours: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const start = hour + minute / 60
  const isMoreThanHalf = hours > 6 ? 1 : 0
  return `M100 100 ${onFace(start)}A88 88 0 ${isMoreThanHalf} 1 ${onFace(start + hours)}z`
}

function onFace(hour: number): string {
  const angle = (hour / 6) * Math.PI
  return `${rounded(100 + 88 * Math.sin(angle))} ${rounded(100 - 88 * Math.cos(angle))}`
}

const rounded = (length: number) => Math.round(length * 10) / 10
