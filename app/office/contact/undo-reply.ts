import type { QueryClient } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { describeFailure } from '#app/office/frame/describe-failure.tsx'
import { refetchBy } from '#app/office/frame/refetch'
import { clearLastAction } from '#app/office/frame/undo-last'
import { dismissToast, toast } from '#app/ui/toast'
import { contactCopy } from '#content/office/contact'
import { frameCopy } from '#content/office/frame'
import { cancelReply } from '#contracts/cancel-reply'
import { draftName, restoreDraft } from '#app/office/form/drafts'

/** The id of a reply among the actions that the undo shortcut can undo. */
export const replyAction = (id: string) => `reply ${id}`

/** The toasts that offer to undo a reply, by its id. */
const offers = new Map<string, number>()

/** Remembers the toast that offers to undo a reply, so that it can be closed once the reply is undone or sent. */
export function rememberOffer(id: string, toastId: number): void {
  offers.set(id, toastId)
}

/** The id of the toast that says that the last reply was undone; cleared when the next reply is sent. */
let lastUndone: number | undefined

/** Dismisses the toast of the last undone reply, which would reappear on a phone after the next reply's toast. */
export function dismissUndone(): void {
  if (lastUndone !== undefined) dismissToast(lastUndone)
  lastUndone = undefined
}

export function dismissOffer(id: string): void {
  const shown = offers.get(id)
  if (shown === undefined) return
  offers.delete(id)
  // The focused button disappears with the toast, so focus moves to the screen.
  if (document.activeElement?.closest('.toaster'))
    document.getElementById('main')?.focus({ preventScroll: true })
  dismissToast(shown)
}

/** Undoes a reply before it is sent. Its text becomes a draft of the account `by`. */
export async function undoReply(client: QueryClient, { id, by }: { id: string; by: string }): Promise<void> {
  dismissOffer(id)
  clearLastAction(replyAction(id))
  try {
    const { data } = await callFunction(cancelReply, { id })
    const { draft } = data
    if (draft)
      restoreDraft(draftName(by, 'reply', draft.contactId), { subject: draft.subject, text: draft.text })
    lastUndone = toast({ title: contactCopy.compose.undone })
  } catch (error) {
    toast({ title: frameCopy.notUndone, description: describeFailure(error), tone: 'destructive' })
  }
  refetchBy(client)({ topics: undefined, isOwn: true })
}
