import {
  type FreeWorkshopSession,
  freeWorkshopSession,
  freeWorkshopSessionPath,
} from '#contracts/free-workshop-session'
import { useCallback, useEffect, useState } from 'react'

const intervalMs = 4_000
const timeoutMs = 4_000

/**
 * The next session and its seats, polled every few seconds while visible; `watch` is the ref of the element.
 * Undefined while unknown.
 */
export function useFreeWorkshopSession() {
  const [session, setSession] = useState<FreeWorkshopSession>()
  const [isWatched, setIsWatched] = useState(false)
  const [asked, setAsked] = useState(0)

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsWatched(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isWatched) return
    let latest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      const mine = (latest += 1)
      const found = await fetchSession()
      if (mine !== latest) return
      setSession(found)
      timer = setTimeout(() => void ask(), intervalMs)
    }
    // While hidden, the page drops the data, because it is soon outdated.
    function forget() {
      latest += 1
      clearTimeout(timer)
      setSession(undefined)
    }
    const look = () => (document.visibilityState === 'visible' ? void ask() : forget())
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      forget()
    }
  }, [isWatched, asked])

  return { session, watch, askAgain: () => setAsked((times) => times + 1) }
}

/** Returns the session, or undefined without a valid response; the page then says nothing about seats. */
async function fetchSession(): Promise<FreeWorkshopSession | undefined> {
  try {
    const answer = await fetch(freeWorkshopSessionPath, { signal: AbortSignal.timeout(timeoutMs) })
    return freeWorkshopSession.safeParse(await answer.json()).data
  } catch {
    return undefined
  }
}
