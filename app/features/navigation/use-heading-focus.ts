import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '#app/lib/focus-heading'

/** Moves focus to the new heading after navigation. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation()
  const lastPlace = useRef(pathname + hash)

  useEffect(() => {
    if (lastPlace.current === pathname + hash) return
    lastPlace.current = pathname + hash
    focusHeading(hash ? document.getElementById(hash.slice(1)) : document.querySelector('main'))
  }, [pathname, hash])
}
