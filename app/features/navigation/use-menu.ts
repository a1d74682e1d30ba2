import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react'

interface Menu {
  ref: RefObject<HTMLElement | null>
  /** Unknown until hydrated: the menu may already have been opened without script. */
  open: boolean | undefined
  onToggle: (event: ToggleEvent<HTMLElement>) => void
  /** For the button: shows and hides the menu where the browser does not do so itself. */
  onPress: () => void
  close: () => void
}

/** Chrome has had popovers since 114, Safari since 17, Firefox since 125. Without them the menu is hidden by its style. */
const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Follows the popover's state; closes it when the page changes or the bar has room for its links. */
export function useMenu(pathname: string): Menu {
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => {
    if (hasPopovers()) ref.current?.hidePopover()
    else setOpen(false)
  }, [])

  useEffect(() => {
    setOpen(hasPopovers() && (ref.current?.matches(':popover-open') ?? false))
    const wide = matchMedia('(width >= 48rem)')
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [close])

  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current !== pathname) close()
    lastPath.current = pathname
  }, [pathname, close])

  return {
    ref,
    open,
    onToggle: (event) => setOpen(event.newState === 'open'),
    onPress: () => !hasPopovers() && setOpen((last) => !last),
    close,
  }
}
