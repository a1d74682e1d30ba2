import { declineCall } from '#contracts/decline-call'
import { defineChange } from '#server/calls/define-function'
import { officeCall, requireVersion } from '#server/commands/calls/change-calls.server'
import { answerContact } from '#server/commands/contacts/answer-contact.server'
import { AppError } from '#server/errors/app-error'
import { endCall } from './end-call.ts'

/** Declines a request or cancels a booked call. Declining counts as a reply, so it stops the clock. */
export const declineCallFunction = defineChange(declineCall, {
  access: 'editor',
  async change({ input: { id, version, note }, tx, deliver, isConnected, now, caller: { userId: by } }) {
    const found = await officeCall(tx, id)
    const { call, contact } = found
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
    const news = isRequest ? ('declined' as const) : ('canceled-by-us' as const)
    const ended = await endCall(found, { tx, deliver, isConnected, now, news, note })
    return { answer: { data: { id } }, changes: [...ended, ...answered] }
  },
})
