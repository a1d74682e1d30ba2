import { useEffect, useState } from 'react'
import { useHydrated } from '#app/lib/use-hydrated'
import { useOfficeZones } from './office-zones.ts'

/** The time, to the minute: what waits grows older while one looks at it. Another zone renders it again as well. */
export function useNow(everyMs = 30_000): Date {
  useOfficeZones()
  const early = globalThis.askedEarly?.shown
  const isHydrated = useHydrated()
  // What the server has rendered is taken over as it is, and brought up to date right after.
  const [now, setNow] = useState(() => (early && !isHydrated ? new Date(early.now) : new Date()))
  useEffect(() => {
    if (early) setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, early])
  return now
}
