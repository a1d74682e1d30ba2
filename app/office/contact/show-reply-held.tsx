import type { QueryClient } from '@tanstack/react-query'
import { rememberLastAction } from '#app/office/frame/undo-last'
import { toast } from '#app/ui/toast'
import { contactCopy } from '#content/office/contact'
import { holdMs } from '#domain/reply-hold'
import { dismissOffer, dismissUndone, rememberOffer, replyAction, undoReply } from './undo-reply.ts'

interface Held {
  title: string
  /** The id of the reply. */
  id: string
  /** The email address of the account whose draft the undone reply becomes. */
  by: string
}

/** Shows a toast with Undo until the reply is sent; the undo shortcut does the same. */
export function showReplyHeld(client: QueryClient, { title, id, by }: Held): void {
  dismissUndone()
  const undo = () => undoReply(client, { id, by })
  rememberLastAction(replyAction(id), undo)
  const shown = toast({
    title,
    shownMs: holdMs,
    description: (
      <button type="button" className="text-btn" onClick={() => void undo()}>
        {contactCopy.compose.undo}
      </button>
    ),
  })
  rememberOffer(id, shown)
  // Hidden even under pointer or focus: a sent reply cannot be undone.
  setTimeout(() => dismissOffer(id), holdMs)
}
