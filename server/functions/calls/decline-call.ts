import { declineCall } from '#contracts/decline-call'
import { defineChange } from '#server/calls/define-function'
import {
  callChange,
  changeCall,
  nextInvitation,
  officeCall,
  requireVersion,
} from '#server/commands/calls/change-calls.server'
import { answerContact } from '#server/commands/contacts/answer-contact.server'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { AppError } from '#server/errors/app-error'

/** Declines a request or cancels a booked call. Whose request was declined has been answered. */
export const declineCallFunction = defineChange(declineCall, {
  access: 'editor',
  async change({ input: { id, version, note }, tx, deliver, now, caller: { userId: by } }) {
    const { call, contact } = await officeCall(tx, id)
    // Two people of the office may press at once.
    if (call.state === 'declined' || call.state === 'canceled')
      return { answer: { data: { id } }, changes: [] }
    requireVersion(call, version)
    const isRequest = call.state === 'requested'
    if ((!isRequest && call.state !== 'booked') || call.starts_at <= now) {
      throw new AppError('conflict', {
        userMessage: 'This call is over or off, so there’s nothing to cancel.',
      })
    }
    const answered = isRequest && contact ? await answerContact(tx, contact, { by, how: 'reply', now }) : []
    const after = await changeCall(tx, call, {
      state: isRequest ? 'declined' : 'canceled',
      note: note ?? null,
      changed_at: now,
      invitations: nextInvitation(call),
    })
    await deliver(...callMailOf(after, isRequest ? 'declined' : 'canceled-by-us'))
    return { answer: { data: { id } }, changes: [callChange(call, after), ...answered] }
  },
})
