import type { QueryClient } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { reasonOf } from '#app/lib/toast-failure'
import { refetchBy } from '#app/office/frame/refetch'
import { forgetAct } from '#app/office/frame/undo-last'
import { dismissToast, toast } from '#app/ui/toast'
import { contactCopy } from '#content/office-contact'
import { frameCopy } from '#content/office-frame'
import { cancelReply } from '#contracts/cancel-reply'
import { draftName, restoreDraft } from './drafts.ts'

/** What the key for the last act knows a reply by. */
export const replyAct = (id: string) => `reply ${id}`

/** The messages that offer to undo a reply, by its id. */
const offers = new Map<string, number>()

/** Remembers the message that offers to undo a reply: however it is undone, or sent, the offer goes. */
export function rememberOffer(id: string, toastId: number): void {
  offers.set(id, toastId)
}

/** The message that the last reply was not sent, until the next one is. */
let lastUndone: number | undefined

/** Takes away the message that a reply was not sent: on a phone it would come back once the next one is. */
export function dismissUndone(): void {
  if (lastUndone !== undefined) dismissToast(lastUndone)
  lastUndone = undefined
}

export function dismissOffer(id: string): void {
  const shown = offers.get(id)
  if (shown === undefined) return
  offers.delete(id)
  // A pressed or focused button goes: the keyboard goes on in the screen.
  if (document.activeElement?.closest('.toaster'))
    document.getElementById('main')?.focus({ preventScroll: true })
  dismissToast(shown)
}

/** Takes a reply back before it is sent. What it said is the draft of whoever does it. */
export async function takeBackReply(
  client: QueryClient,
  { id, by }: { id: string; by: string },
): Promise<void> {
  dismissOffer(id)
  forgetAct(replyAct(id))
  try {
    const { data } = await callFunction(cancelReply, { id })
    const { draft } = data
    if (draft)
      restoreDraft(draftName(by, 'reply', draft.contactId), { subject: draft.subject, text: draft.text })
    lastUndone = toast({ title: contactCopy.compose.undone })
  } catch (error) {
    toast({ title: frameCopy.notUndone, description: reasonOf(error), tone: 'destructive' })
  }
  refetchBy(client)({ topics: undefined, isOwn: true })
}
