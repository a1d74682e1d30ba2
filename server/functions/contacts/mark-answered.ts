import { markAnswered } from '#contracts/mark-answered'
import { announceChange } from '#server/db/changes'
import { answerContact } from '#server/commands/contacts/answer-contact.server'
import { contactForUpdate } from '#server/commands/contacts/change-contact.server'
import { defineChange } from '#server/calls/define-function'

/** Stops the clock of somebody who was answered elsewhere. Without an open question it changes nothing. */
export const markAnsweredFunction = defineChange(markAnswered, {
  access: 'editor',
  async change({ input: { id }, tx, caller: { userId: by }, now }) {
    const contact = await contactForUpdate(tx, id)
    const answer = { data: { id } }
    if (!contact.waiting_since) return { answer, changes: [] }
    const changes = await answerContact(tx, contact, { by, how: 'elsewhere', now })
    await announceChange(tx, 'contacts')
    return { answer, changes }
  },
})
