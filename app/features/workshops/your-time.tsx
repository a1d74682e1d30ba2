import './your-time.css'
import { useHydrated } from '#app/lib/use-hydrated'
import { sessionWords } from '#domain/session-words'
import { nextStart, type WeeklySlot } from '#domain/workshop-schedule'

/**
 * When a weekly session is next, in the visitor's own zone. Only the browser knows that, so until it has said so the
 * line is kept free.
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
  return `Next: ${sessionWords(nextStart(slot, new Date()), here)}, your time`
}
