import { listKeptMails } from '#contracts/list-kept-mails'
import { hasRole } from '#domain/has-role'
import { capturedEmails } from '#server/captured-mail/captured-emails'
import { invitationMail } from '#server/deliveries/kinds/invitation-mail'
import { recoveryMail } from '#server/deliveries/kinds/recovery-mail'
import { statesOf } from '#server/queries/deliveries/deliveries.server'
import { defineRead } from '#server/calls/define-function'

export const listKeptMailsFunction = defineRead(listKeptMails, {
  access: 'viewer',
  async read({ input, db, outside, caller }) {
    // Anyone who reads a password reset link can take over the account, and an invitation can make anyone an owner.
    const without = hasRole(caller.role, 'owner') ? [] : [recoveryMail.name, invitationMail.name]
    const { data, ...page } = await capturedEmails(outside.captureDir, { ...input, without })
    const states = await statesOf(
      db,
      data.flatMap(({ deliveryKey }) => deliveryKey ?? []),
    )
    return {
      ...page,
      data: data.map(({ deliveryKey, ...mail }) => ({
        ...mail,
        state: states.get(deliveryKey ?? '') ?? null,
      })),
    }
  },
})
