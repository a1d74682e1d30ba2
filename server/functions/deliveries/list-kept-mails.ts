import { listKeptMails } from '#contracts/list-kept-mails'
import { hasRole } from '#domain/has-role'
import { keptMails } from '#server/captured-mail/kept-mails'
import { recoveryMail } from '#server/deliveries/kinds/recovery-mail'
import { defineRead } from '#server/calls/define-function'

export const listKeptMailsFunction = defineRead(listKeptMails, {
  access: 'viewer',
  read({ input, outside, caller }) {
    // Whoever reads the link to a new password has the account: that of an owner, too.
    const without = hasRole(caller.role, 'owner') ? [] : [recoveryMail.name]
    return keptMails(outside.captureDir, { ...input, without })
  },
})
