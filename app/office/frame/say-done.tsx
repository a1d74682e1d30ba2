import type { QueryClient } from '@tanstack/react-query'
import { dismissToast, toast } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office-frame'
import { rememberAct, takeBack } from './undo-last.ts'

/** Says that an act was done; with Undo where it can be taken back, which the key for the last act then does too. */
export function sayDone(client: QueryClient, title: string, logId: string | null | undefined): void {
  if (!logId) {
    toast({ title })
    return
  }
  rememberAct(logId)
  const id = toast({
    title,
    shownMs: 8_000,
    description: (
      <button
        type="button"
        className="text-btn"
        onClick={() => {
          // The pressed button goes: the keyboard goes on in the screen.
          document.getElementById('main')?.focus({ preventScroll: true })
          dismissToast(id)
          void takeBack(client, logId)
        }}
      >
        {copy.undo}
      </button>
    ),
  })
}
