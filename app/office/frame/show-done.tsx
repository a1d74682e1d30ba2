import type { QueryClient } from '@tanstack/react-query'
import { dismissToast, toast } from '#app/ui/toast'
import { frameCopy as copy } from '#content/office/frame'
import { rememberLastAction, undoLast } from './undo-last.ts'

/** Shows that an action is done, with Undo where possible; the undo shortcut then does the same. */
export function showDone(
  client: QueryClient,
  title: string,
  logIds: string | readonly string[] | null | undefined,
): void {
  const actionIds = [logIds ?? []].flat()
  const [first] = actionIds
  if (first === undefined) {
    toast({ title })
    return
  }
  const id = toast({
    title,
    shownMs: 8_000,
    description: (
      <button
        type="button"
        className="text-btn"
        onClick={() => {
          // The pressed button disappears, so the focus moves to the screen.
          document.getElementById('main')?.focus({ preventScroll: true })
          dismissToast(id)
          void undoLast(client, actionIds)
        }}
      >
        {copy.undo}
      </button>
    ),
  })
  rememberLastAction(first, actionIds.length > 1 ? () => undoLast(client, actionIds) : undefined, id)
}
