import { useLayoutEffect, useRef } from 'react'

/**
 * For the heading of a list: moves it up when another list is chosen on a phone and the lower half of the screen would
 * show no more than its beginning.
 * @param shown changes with what is chosen
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
