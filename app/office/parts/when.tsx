import './desk.css'
import { businessClock, dayText, isToday, viewerClock } from './format-when.ts'

interface WhenProps {
  /** ISO 8601. */
  at: string
  now: Date
}

/** The time for today or the day otherwise, with the user's time below it where it differs. */
export function When({ at, now }: WhenProps) {
  return isToday(at, now) ? <ClockTime at={at} /> : <time dateTime={at}>{dayText(at, now)}</time>
}

/** A time, with the user's time below it where it differs. */
export function ClockTime({ at }: Pick<WhenProps, 'at'>) {
  const theirs = viewerClock(at)
  return (
    <time dateTime={at}>
      {businessClock(at)}
      {theirs !== undefined && <span className="sub">{theirs} your time</span>}
    </time>
  )
}
