import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface OpenDialog {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
}

/**
 * A native dialog for an element that is open while it is rendered: traps focus and returns it, to a field with its
 * cursor. Escape calls `onClose`.
 */
export function useOpenDialog(onClose: () => void): OpenDialog {
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = ref.current
    const restoreRows = cursorNow()
    element?.showModal()
    return () => {
      element?.close()
      restoreRows?.()
    }
  }, [])
  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onClose()
    },
  }
}

/** What puts the cursor back into the field that it is in. */
function cursorNow(): (() => void) | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = field
  return () => {
    if (document.activeElement !== field) return
    // Chromium gives a field the focus back without the cursor: nothing could be typed before it is entered again.
    field.blur()
    field.focus()
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}
