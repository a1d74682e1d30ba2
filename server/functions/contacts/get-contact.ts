import { getContact } from '#contracts/get-contact'
import { AppError } from '#server/errors/app-error'
import { contactPage } from '#server/queries/contacts/contact-page.server'
import { defineRead } from '#server/calls/define-function'

/** All that is known of somebody. */
export const getContactFunction = defineRead(getContact, {
  access: 'viewer',
  async read({ input, db, outside }) {
    const data = await contactPage(db, {
      ...input,
      promise: outside.replyPromise,
      isMailConnected: outside.connected.mail,
    })
    if (!data) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    return { data }
  },
})
