import './week-clock.css'
import { Icon } from '#app/ui/icon.tsx'

interface WeekClockProps {
  /** Monday to Friday; the second one is the clock's. */
  days: readonly string[]
  /** What the picture says. */
  label: string
}

/** The working week as a line whose Tuesday is a clock, its hours from 10 to 12 filled in. */
export function WeekClock({ days, label }: WeekClockProps) {
  return (
    <div className="week" role="img" aria-label={label}>
      {days.map((day, at) =>
        at === 1 ? (
          <div className="week__clock" key={day}>
            <svg viewBox="0 0 200 200">
              <circle className="week__face" cx="100" cy="100" r="92" />
              <path className="week__hours" d="M100 100 23.8 56A88 88 0 0 1 100 12z" />
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
