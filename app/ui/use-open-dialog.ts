import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface OpenDialog {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
}

/**
 * Opens a native modal dialog while its element is rendered. It traps focus and restores it, in a text field with the
 * cursor; Escape calls `onClose`.
 */
export function useOpenDialog(onClose: () => void): OpenDialog {
  const ref = useRef<HTMLDialogElement>(null)
  // The dialog is closed before it is removed, because only then does the browser restore focus.
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

/** Returns a function that puts the cursor back into the focused field; undefined without such a field. */
function cursorNow(): (() => void) | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = field
  return () => {
    if (document.activeElement !== field) return
    // Chromium restores focus without the cursor, so that nothing can be typed until the field is focused again.
    field.blur()
    field.focus()
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}
