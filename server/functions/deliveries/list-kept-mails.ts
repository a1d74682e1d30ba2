import { listKeptMails } from '#contracts/list-kept-mails'
import { hasRole } from '#domain/has-role'
import { keptMails } from '#server/captured-mail/kept-mails'
import { recoveryMail } from '#server/deliveries/kinds/recovery-mail'
import { statesOf } from '#server/queries/deliveries/deliveries.server'
import { defineRead } from '#server/calls/define-function'

export const listKeptMailsFunction = defineRead(listKeptMails, {
  access: 'viewer',
  async read({ input, db, outside, caller }) {
    // Whoever reads the link to a new password has the account: that of an owner, too.
    const without = hasRole(caller.role, 'owner') ? [] : [recoveryMail.name]
    const { data, ...page } = await keptMails(outside.captureDir, { ...input, without })
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
