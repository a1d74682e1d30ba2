import { useEffect, useState } from 'react'
import { hydratedEvent } from './hydrated-event.ts'

/**
 * Signals that the page is hydrated. Must come last in the page: effects run in tree order, so all others have read
 * what is stored in the browser and rendered with it.
 */
export function HydrationSignal(): null {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => setIsRead(true), [])
  useEffect(() => {
    if (isRead) window.dispatchEvent(new Event(hydratedEvent))
  }, [isRead])
  return null
}
