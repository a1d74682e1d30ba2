import './clock.css'
import './chart.css'
import { lateText } from '#content/office/reply-deadline'
import { formatDuration } from './format-duration.ts'

interface ClockProps {
  /** The start of the wait, ISO 8601. */
  since: string
  /** The promised reply time, ISO 8601. */
  dueAt: string
  now: Date
}

/** The minimum and maximum length of the late part of the line, in `viewBox` units. */
const [shortestLate, longestLate] = [12, 30]
const dueAtX = 70

/** How long somebody has waited, or how late the promised reply is. */
export function WaitText({ since, dueAt, now }: ClockProps) {
  const lateMs = now.getTime() - Date.parse(dueAt)
  return lateMs >= 0 ? (
    <span className="clock clock--late">{lateText(formatDuration(lateMs))}</span>
  ) : (
    <span className="clock">{formatDuration(now.getTime() - Date.parse(since))}</span>
  )
}

/** A wait as text and as a line that breaks at the promised time. */
export function Clock({ since, dueAt, now }: ClockProps) {
  const waited = now.getTime() - Date.parse(since)
  const promised = Math.max(Date.parse(dueAt) - Date.parse(since), 1)
  const isLate = now.getTime() >= Date.parse(dueAt)
  const reached = Math.min(Math.max((waited / promised) * dueAtX, 4), dueAtX - 4)
  // The late part grows logarithmically: at twice the promised time it has a third of its maximum length.
  const lateLength = (longestLate * Math.log2(Math.max(waited / promised, 1))) / 3
  const over = 74 + Math.min(Math.max(lateLength, shortestLate), longestLate)
  return (
    <>
      <WaitText since={since} dueAt={dueAt} now={now} />
      <svg className="clock__bar" viewBox="0 0 104 14" aria-hidden="true">
        {isLate ? (
          <>
            <circle className="c-ink" cx="4" cy="7" r="4" />
            <rect className="c-ink" y="5.5" width="66" height="3" />
            <rect className="c-ink" x="69" y="0" width="2" height="14" />
            <polygon className="c-lost" points={`74,7 ${over},9 ${over},13 75,10 78,8.6`} />
          </>
        ) : (
          <>
            <path className="c-line c-line--dash" d={`M${reached} 7H${dueAtX}`} />
            <rect className="c-ink" y="5.5" width={reached} height="3" />
            <circle className="c-ink" cx="4" cy="7" r="4" />
            <rect className="c-ink" x="69" y="1" width="2" height="12" />
          </>
        )}
      </svg>
    </>
  )
}
