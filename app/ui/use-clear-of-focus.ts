import { type RefObject, useEffect, useState } from 'react'

/** At the window's foot, or under the bar. */
export type Side = 'foot' | 'head'

/**
 * Where a fixed card stands so that what has the focus is not beneath it (WCAG 2.4.11): at the foot, unless less of
 * the focus would be hidden at the head. Asked anew when the focus moves and when the card's content does.
 */
export function useClearOfFocus(card: RefObject<HTMLElement | null>, content: unknown): Side {
  const [side, setSide] = useState<Side>('foot')

  useEffect(() => {
    function settle() {
      const focused = document.activeElement
      const box = card.current?.getBoundingClientRect()
      if (!box || !focused || focused === document.body || card.current?.contains(focused)) return
      const other = focused.getBoundingClientRect()
      const isBeside = other.right <= box.left || other.left >= box.right
      const hidden = (top: number) =>
        isBeside ? 0 : Math.min(other.bottom, top + box.height) - Math.max(other.top, top)
      const { top: head, bottom: foot } = areaOf(card.current)
      setSide(Math.max(hidden(foot - box.height), 0) > Math.max(hidden(head), 0) ? 'head' : 'foot')
    }
    // After the browser has scrolled to the focus.
    const settleSoon = () => requestAnimationFrame(settle)
    settle()
    document.addEventListener('focusin', settleSoon)
    return () => document.removeEventListener('focusin', settleSoon)
  }, [card, content])

  return side
}

/** The fixed area that the card stands in. */
function areaOf(card: HTMLElement | null): DOMRect {
  return (card?.parentElement ?? document.body).getBoundingClientRect()
}
