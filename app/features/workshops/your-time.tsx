import './your-time.css'
import { sessionWords } from '#domain/session-words'
import { nextStart, type WeeklySlot } from '#domain/workshop-schedule'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * When a weekly session is next, in the visitor's own zone. Only the browser knows that, so until it has said so the
 * line is kept free.
 */
export function YourTime({ slot }: { slot: WeeklySlot }) {
  const words = useSyncExternalStore(
    never,
    () => {
      const here = Intl.DateTimeFormat().resolvedOptions().timeZone
      return `Next: ${sessionWords(nextStart(slot, new Date()), here)}, your time`
    },
    () => '',
  )
  return <span className="your-time">{words}</span>
}
