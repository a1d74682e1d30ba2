import type { QueryClient } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { reasonOf } from '#app/lib/toast-failure'
import { toast } from '#app/ui/toast'
import { contactCopy } from '#content/office-contact'
import { frameCopy } from '#content/office-frame'
import { cancelReply } from '#contracts/cancel-reply'
import { draftName, restoreDraft } from './drafts.ts'

/** Takes a reply back before it is sent. What it said is the draft of whoever does it. */
export async function takeBackReply(
  client: QueryClient,
  { id, by }: { id: string; by: string },
): Promise<void> {
  try {
    const { data } = await callFunction(cancelReply, { id })
    const { draft } = data
    if (draft)
      restoreDraft(draftName(by, 'reply', draft.contactId), { subject: draft.subject, text: draft.text })
    toast({ title: contactCopy.compose.undone })
  } catch (error) {
    toast({ title: frameCopy.notUndone, description: reasonOf(error), tone: 'destructive' })
  }
  await client.invalidateQueries()
}
