import { type RefObject, useEffect, useState } from 'react'

/** Under the bar, or at the window's foot. */
export type Side = 'head' | 'foot'

/** Where there is room beside what is read, the card stands under the bar; on phones, where a thumb finds it. */
const usualSide = (): Side => (window.matchMedia('(min-width: 48rem)').matches ? 'head' : 'foot')

/**
 * Where a fixed card stands so that what has the focus is not beneath it (WCAG 2.4.11): at its usual side, unless less
 * of the focus is hidden at the other. Asked anew when the focus moves and when the card's content does.
 */
export function useClearOfFocus(card: RefObject<HTMLElement | null>, content: unknown): Side | undefined {
  const [side, setSide] = useState<Side>()

  useEffect(() => {
    function settle() {
      const focused = document.activeElement
      const box = card.current?.getBoundingClientRect()
      if (!box || !focused || card.current?.contains(focused)) return
      if (focused === document.body) return setSide(usualSide())
      const other = seenBoxOf(focused)
      const isBeside = other.right <= box.left || other.left >= box.right
      const hidden = (top: number) =>
        isBeside ? 0 : Math.min(other.bottom, top + box.height) - Math.max(other.top, top)
      const area = areaOf(card.current)
      const atHead = Math.max(hidden(area.top), 0)
      const atFoot = Math.max(hidden(area.bottom - box.height), 0)
      setSide(atHead === atFoot ? usualSide() : atHead < atFoot ? 'head' : 'foot')
    }
    // After the browser has scrolled to the focus.
    const settleSoon = () => requestAnimationFrame(settle)
    settle()
    document.addEventListener('focusin', settleSoon)
    return () => document.removeEventListener('focusin', settleSoon)
  }, [card, content])

  return side
}

/** A heading that was given the focus is as wide as its column; what must be seen of it are its words. */
function seenBoxOf(focused: Element): DOMRect {
  if (focused.getAttribute('tabindex') !== '-1') return focused.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(focused)
  return words.getBoundingClientRect()
}

/** The fixed area that the card stands in. */
function areaOf(card: HTMLElement | null): DOMRect {
  return (card?.parentElement ?? document.body).getBoundingClientRect()
}
