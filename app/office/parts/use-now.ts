import { useEffect, useState } from 'react'
import { useHydrated } from '#app/lib/use-hydrated'
import { useOfficeZones } from './office-zones.ts'

/** The time, to the minute, because waiting times grow on screen. A new time zone renders it again too. */
export function useNow(everyMs = 30_000): Date {
  useOfficeZones()
  const early = globalThis.prefetchedData?.shown
  const isHydrated = useHydrated()
  // Hydrates with the server's time, and updates right after.
  const [now, setNow] = useState(() => (early && !isHydrated ? new Date(early.now) : new Date()))
  useEffect(() => {
    if (early) setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, early])
  return now
}
