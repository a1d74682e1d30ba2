import './your-time.css'
import { useHydrated } from '#app/lib/use-hydrated'
import { viewerZone } from '#app/lib/viewer-zone'
import { ErrorBoundary } from '#app/ui/error-boundary.tsx'
import { formatSession } from '#domain/format-session'
import { nextStart, type WeeklySlot } from '#domain/workshop-schedule'

/**
 * The next date of a weekly session in the visitor's time zone, which only the browser knows; its space is reserved
 * until then.
 */
export function YourTime({ slot }: { slot: WeeklySlot }) {
  return (
    <span className="your-time" data-live>
      <ErrorBoundary>{useHydrated() && <TimeHere slot={slot} />}</ErrorBoundary>
    </span>
  )
}

function TimeHere({ slot }: { slot: WeeklySlot }) {
  const here = viewerZone()
  const next = formatSession(nextStart(slot, new Date()), here ?? slot.zone)
  return here === undefined ? `Next: ${next}` : `Next: ${next}, your time`
}
