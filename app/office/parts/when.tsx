import './desk.css'
import { businessClock, dayText, isToday, viewerClock } from './when-text.ts'

interface WhenProps {
  /** ISO 8601. */
  at: string
  now: Date
}

/** The hour of today or the day of any other time; the reader’s clock below it, where it shows another hour. */
export function When({ at, now }: WhenProps) {
  return isToday(at, now) ? <ClockTime at={at} /> : <time dateTime={at}>{dayText(at, now)}</time>
}

/** An hour, and the reader’s clock below it where that shows another. */
export function ClockTime({ at }: Pick<WhenProps, 'at'>) {
  const theirs = viewerClock(at)
  return (
    <time dateTime={at}>
      {businessClock(at)}
      {theirs !== undefined && <span className="sub">{theirs} your time</span>}
    </time>
  )
}
