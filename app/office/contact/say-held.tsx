import type { QueryClient } from '@tanstack/react-query'
import { forgetAct, rememberAct } from '#app/office/frame/undo-last'
import { dismissToast, toast } from '#app/ui/toast'
import { contactCopy } from '#content/office-contact'
import { holdMs } from '#domain/reply-hold'
import { takeBackReply } from './take-back-reply.ts'

interface Held {
  title: string
  /** Of the reply. */
  id: string
  /** Whose draft it becomes again. */
  by: string
}

/** Says that a reply is held, with Undo for as long as that works; the key for the last act does the same. */
export function sayHeld(client: QueryClient, { title, id, by }: Held): void {
  const act = `reply ${id}`
  const undo = () => takeBackReply(client, { id, by })
  rememberAct(act, undo)
  const shown = toast({
    title,
    shownMs: holdMs,
    description: (
      <button
        type="button"
        className="text-btn"
        onClick={() => {
          // The pressed button goes: the keyboard goes on in the screen.
          leave()
          forgetAct(act)
          void undo()
        }}
      >
        {contactCopy.compose.undo}
      </button>
    ),
  })
  function leave() {
    document.getElementById('main')?.focus({ preventScroll: true })
    dismissToast(shown)
  }
  // Also where somebody reaches for it and it would stay: what has been sent cannot be undone.
  setTimeout(() => {
    const isFocused = document.activeElement?.closest('.toaster') != null
    if (isFocused) leave()
    else dismissToast(shown)
  }, holdMs)
}
