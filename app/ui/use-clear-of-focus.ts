import { type RefObject, useEffect, useState } from 'react'

/** The top or the bottom of the window. */
type Side = 'head' | 'foot'

/**
 * Places a fixed card so that it covers neither the focused element nor its context (WCAG 2.4.11): at the top, unless
 * less of them is hidden at the bottom. Evaluated when focus moves and when the card's content changes.
 */
export function useClearOfFocus(card: RefObject<HTMLElement | null>, content: unknown): Side {
  const [side, setSide] = useState<Side>('head')

  useEffect(() => {
    function settle() {
      const focused = document.activeElement
      const box = card.current?.getBoundingClientRect()
      if (!box || !focused || card.current?.contains(focused)) return
      if (focused === document.body) return setSide('head')
      const other = seenBoxOf(focused)
      const isBeside = other.right <= box.left || other.left >= box.right
      const hidden = (top: number) =>
        isBeside ? 0 : Math.max(Math.min(other.bottom, top + box.height) - Math.max(other.top, top), 0)
      const area = areaOf(card.current)
      setSide(hidden(area.bottom - box.height) < hidden(area.top) ? 'foot' : 'head')
    }
    // After the browser has scrolled to the focus.
    const settleSoon = () => requestAnimationFrame(settle)
    settle()
    document.addEventListener('focusin', settleSoon)
    return () => document.removeEventListener('focusin', settleSoon)
  }, [card, content])

  return side
}

/**
 * Returns the box that must stay visible: the panel marked `data-read-next` around the focus; the text alone of a
 * heading (`tabindex="-1"`), which is as wide as its column; otherwise the focused element.
 */
function seenBoxOf(focused: Element): DOMRect {
  const panel = focused.closest('[data-read-next]')
  if (panel || focused.getAttribute('tabindex') !== '-1') return (panel ?? focused).getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(focused)
  return words.getBoundingClientRect()
}

/** Returns the box of the fixed area around the card. */
function areaOf(card: HTMLElement | null): DOMRect {
  return (card?.parentElement ?? document.body).getBoundingClientRect()
}
