import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the row that `#id` in the address names into view, once it is there. */
export function useRowInAddress(ids: readonly string[]): void {
  const id = useLocation().hash.slice(1)
  const isThere = ids.includes(id)
  useEffect(() => {
    if (!isThere) return
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    // Screen readers go on from there, too.
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [id, isThere])
}
