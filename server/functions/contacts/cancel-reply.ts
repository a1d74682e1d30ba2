import { cancelReply } from '#contracts/cancel-reply'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { undoReply } from '#server/commands/contacts/cancel-reply.server'

export const cancelReplyFunction = defineChange(cancelReply, {
  access: 'editor',
  async change({ input: { id }, tx }) {
    const reply = await undoReply(tx, id)
    if (!reply) return { answer: { data: { id, draft: null } }, changes: [] }
    if (reply === 'sent')
      throw new AppError('conflict', { userMessage: 'It has already been sent, so it can’t be undone.' })
    const { contact_id: contactId, subject, text } = reply
    await announceChange(tx, 'contacts', 'deliveries')
    return {
      answer: { data: { id, draft: { contactId, subject, text } } },
      // The log omits the text, which returns to its author as a draft.
      changes: [{ on: { kind: 'contact', id: contactId }, before: { reply: id }, after: { reply: null } }],
    }
  },
})
