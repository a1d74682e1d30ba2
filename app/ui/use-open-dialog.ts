import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface OpenDialog {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
}

/**
 * The browser's own dialog, for an element that is open as long as it is rendered: it keeps the focus in it and gives
 * it back. Escape calls `onClose`.
 */
export function useOpenDialog(onClose: () => void): OpenDialog {
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onClose()
    },
  }
}
