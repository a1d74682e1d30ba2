import './your-time.css'
import { useHydrated } from '#app/lib/use-hydrated'
import { formatSession } from '#domain/format-session'
import { nextStart, type WeeklySlot } from '#domain/workshop-schedule'

/**
 * The next date of a weekly session in the visitor's time zone, which only the browser knows; its space is reserved
 * until then.
 */
export function YourTime({ slot }: { slot: WeeklySlot }) {
  return (
    <span className="your-time" data-live>
      {useHydrated() && wordsHere(slot)}
    </span>
  )
}

function wordsHere(slot: WeeklySlot): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `Next: ${formatSession(nextStart(slot, new Date()), here)}, your time`
}
