import type { QueryClient } from '@tanstack/react-query'
import { rememberAct } from '#app/office/frame/undo-last'
import { toast } from '#app/ui/toast'
import { contactCopy } from '#content/office-contact'
import { holdMs } from '#domain/reply-hold'
import { dismissOffer, dismissUndone, rememberOffer, replyAct, takeBackReply } from './take-back-reply.ts'

interface Held {
  title: string
  /** Of the reply. */
  id: string
  /** Whose draft it becomes again. */
  by: string
}

/** Says that a reply is held, with Undo for as long as that works; the key for the last act does the same. */
export function sayHeld(client: QueryClient, { title, id, by }: Held): void {
  dismissUndone()
  const undo = () => takeBackReply(client, { id, by })
  rememberAct(replyAct(id), undo)
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
  // Also where somebody reaches for it and it would stay: what has been sent cannot be undone.
  setTimeout(() => dismissOffer(id), holdMs)
}
