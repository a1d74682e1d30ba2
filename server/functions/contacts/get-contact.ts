import { getContact } from '#contracts/get-contact'
import { AppError } from '#server/errors/app-error'
import { readsReplies } from '#server/queries/mailbox/reads-replies.server'
import { contactPage } from '#server/queries/contacts/contact-page.server'
import { correctableKinds } from '#server/functions/deliveries/can-be-corrected'
import { defineRead } from '#server/calls/define-function'

/** Returns everything known about a contact. */
export const getContactFunction = defineRead(getContact, {
  access: 'viewer',
  async read({ input, db, outside }) {
    const data = await contactPage(db, {
      ...input,
      promise: outside.replyPromise,
      isMailConnected: outside.connected.mail,
      correctableKinds,
      readsReplies: await readsReplies(db, outside.mailbox),
    })
    if (!data) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    return { data }
  },
})
