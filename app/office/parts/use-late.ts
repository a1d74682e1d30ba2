import { useEffect, useState } from 'react'

/** Returns true once something has lasted `afterMs`, so that short loading states do not flicker. */
export function useLate(lasts: boolean, afterMs = 300): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    setIsLate(false)
    if (!lasts) return
    const timer = setTimeout(() => setIsLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [lasts, afterMs])
  return lasts && isLate
}
