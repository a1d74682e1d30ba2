import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react'

interface Menu {
  ref: RefObject<HTMLElement | null>
  /** Unknown until hydration: the menu may have been opened without script. */
  open: boolean | undefined
  onToggle: (event: ToggleEvent<HTMLElement>) => void
  /** For the button: toggles the menu where the browser does not. */
  onPress: () => void
  close: () => void
}

/** Chrome has popovers since 114, Safari since 17, Firefox since 125. Without them the menu is hidden by its style. */
const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Follows the popover's state; closes it when the page changes or the bar is wide enough for its links. */
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
