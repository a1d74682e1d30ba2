import { useEffect, useState } from 'react'
import { useOfficeZones } from './office-zones.ts'

/** The time, to the minute: what waits grows older while one looks at it. Another zone renders it again as well. */
export function useNow(everyMs = 30_000): Date {
  useOfficeZones()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
