import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Focuses the row whose id is the address's hash, once it is on the screen. */
export function useRowInAddress(ids: readonly string[]): void {
  const id = useLocation().hash.slice(1)
  const isThere = ids.includes(id)
  useEffect(() => {
    if (!isThere) return
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    // Focus also moves the position of a screen reader.
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [id, isThere])
}
