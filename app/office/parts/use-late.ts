import { useEffect, useState } from 'react'

/** True once something has taken so long that it must be shown; anything faster would flicker. */
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
