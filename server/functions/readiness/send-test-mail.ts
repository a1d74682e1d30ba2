import { sendTestMail } from '#contracts/send-test-mail'
import { defineRead } from '#server/calls/define-function'
import { userById } from '#server/queries/accounts/users.server'

/** Sends a test mail and stores nothing. A failure of the mail server is a result, not an error. */
export const sendTestMailFunction = defineRead(sendTestMail, {
  access: 'owner',
  async read({ db, caller, outside }) {
    const account = caller.role === 'anonymous' ? undefined : await userById(db, caller.userId)
    return { data: await outside.sendTestMail(account?.email) }
  },
})
