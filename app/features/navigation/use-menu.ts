import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'

interface Menu {
  ref: RefObject<HTMLElement | null>
  /** Unknown until hydrated: the menu may already have been opened without script. */
  open: boolean | undefined
  onToggle: (event: ToggleEvent<HTMLElement>) => void
  close: () => void
}

/** Follows the popover's state; closes it when the page changes or the bar has room for its links. */
export function useMenu(pathname: string): Menu {
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()
  const close = () => ref.current?.hidePopover()

  useEffect(() => {
    setOpen(ref.current?.matches(':popover-open') ?? false)
    const wide = matchMedia('(width >= 48rem)')
    const closeMenu = () => ref.current?.hidePopover()
    wide.addEventListener('change', closeMenu)
    return () => wide.removeEventListener('change', closeMenu)
  }, [])

  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current !== pathname) ref.current?.hidePopover()
    lastPath.current = pathname
  }, [pathname])

  return { ref, open, onToggle: (event) => setOpen(event.newState === 'open'), close }
}
