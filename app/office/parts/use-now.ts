import { useEffect, useState } from 'react'
import { useHydrated } from '#app/lib/use-hydrated'
import { useZoneChanges } from './office-zones.ts'

/** Returns the current time and renders again every `everyMs` milliseconds, and when the time zone changes. */
export function useNow(everyMs = 30_000): Date {
  useZoneChanges()
  const early = globalThis.prefetchedData?.shown
  const isHydrated = useHydrated()
  // Hydrates with the server's time, and updates right after in the effect.
  const [now, setNow] = useState(() => (early && !isHydrated ? new Date(early.now) : new Date()))
  useEffect(() => {
    if (early) setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, early])
  return now
}
