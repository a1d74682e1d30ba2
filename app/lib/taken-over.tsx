import { useEffect, useState } from 'react'
import { takenOverEvent } from './taken-over-event.ts'

/**
 * Says that the page is taken over. Stands after everything else in the page: effects run in the order of the tree, so
 * the others have read what they keep in the browser, and are drawn with it, when this one speaks.
 */
export function TakenOver(): null {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => setIsRead(true), [])
  useEffect(() => {
    if (isRead) window.dispatchEvent(new Event(takenOverEvent))
  }, [isRead])
  return null
}
