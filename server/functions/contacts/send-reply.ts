import { randomUUID } from 'node:crypto'
import { sendReply } from '#contracts/send-reply'
import { holdMs, leavesAfterMs } from '#domain/reply-hold'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { timeOf } from '#server/db/time-of'
import { replyMail } from '#server/deliveries/kinds/reply-mail'
import { contactForUpdate } from '#server/commands/contacts/change-contact.server'
import { insertReply } from '#server/queries/contacts/notes-and-replies.server'

/** Stores a reply and has it sent a little later. The clock continues until a mail server has accepted the mail. */
export const sendReplyFunction = defineChange(sendReply, {
  access: 'editor',
  async change({ input: { id, subject, text, sendAt }, tx, deliver, caller: { userId: by } }) {
    const contact = await contactForUpdate(tx, id)
    // The database's time, by which the worker decides when it is due.
    const now = await timeOf(tx)
    const reply = { id: randomUUID(), contact_id: id, subject, text, created_at: now }
    const change = await insertReply(tx, reply, by)
    const heldUntil = now.getTime() + holdMs
    const wanted = sendAt === undefined ? heldUntil : Date.parse(sendAt)
    const isHeldOnly = wanted <= heldUntil
    const sendsAt = new Date(isHeldOnly ? heldUntil : wanted)
    await deliver(
      replyMail,
      { replyId: reply.id },
      {
        key: `reply-mail:${reply.id}`,
        recipient: contact.email,
        notBefore: new Date(isHeldOnly ? now.getTime() + leavesAfterMs : wanted),
      },
    )
    await announceChange(tx, 'contacts')
    return { answer: { data: { id: reply.id, sendsAt: sendsAt.toISOString() } }, changes: [change] }
  },
})
