import { randomUUID } from 'node:crypto'
import { sendReply } from '#contracts/send-reply'
import { announceChange } from '#server/db/changes'
import { replyMail } from '#server/deliveries/kinds/reply-mail'
import { answerContact } from '#server/queries/contacts/answer-contact.server'
import { contactForUpdate } from '#server/queries/contacts/change-contact.server'
import { insertReply } from '#server/queries/contacts/writings.server'
import { defineChange } from '#server/calls/define-function'

/** Sends somebody a mail, and stops the clock. */
export const sendReplyFunction = defineChange(sendReply, {
  access: 'editor',
  async change({ input: { id, subject, text }, tx, deliver, caller: { userId: by }, now }) {
    const contact = await contactForUpdate(tx, id)
    const reply = { id: randomUUID(), contact_id: id, subject, text, created_at: now }
    const written = await insertReply(tx, reply, by)
    const answered = await answerContact(tx, contact, { by, how: 'reply', now })
    await deliver(
      replyMail,
      { replyId: reply.id },
      { key: `reply-mail:${reply.id}`, recipient: contact.email },
    )
    await announceChange(tx, 'contacts')
    return { answer: { data: { id: reply.id } }, changes: [written, ...answered] }
  },
})
