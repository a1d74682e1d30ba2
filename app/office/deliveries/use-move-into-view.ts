import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls the heading of a list to the top when another list is chosen on a phone while the heading is in the lower
 * half of the screen.
 * @param shown changes when another list is chosen
 */
export function useMoveIntoView(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    const isOther = before.current !== shown
    before.current = shown
    const top = heading.current?.getBoundingClientRect().top ?? 0
    if (isOther && window.matchMedia('(width < 60rem)').matches && top > window.innerHeight / 2)
      heading.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return heading
}
