import type { QueryClient } from '@tanstack/react-query'
import { dismissToast, toast } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office-frame'
import { rememberAct, takeBack } from './undo-last.ts'

/** Says that an act was done; with Undo where it can be taken back, which the key for the last act then does too. */
export function sayDone(
  client: QueryClient,
  title: string,
  logIds: string | readonly string[] | null | undefined,
): void {
  const acts = [logIds ?? []].flat()
  const [first] = acts
  if (first === undefined) {
    toast({ title })
    return
  }
  rememberAct(first, acts.length > 1 ? () => takeBack(client, acts) : undefined)
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
          void takeBack(client, acts)
        }}
      >
        {copy.undo}
      </button>
    ),
  })
}
