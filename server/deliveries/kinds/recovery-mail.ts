import * as z from 'zod/mini'
import { timeOf } from '#server/db/time-of'
import { recoveryMail as composeRecoveryMail } from '#server/emails/account-mails'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/**
 * The link to a new password, if the address has an account: only here is it looked up, so that asking takes as long
 * for an unknown address. The token is made here and nowhere kept.
 */
export const recoveryMail = defineDelivery({
  name: 'recovery-mail',
  service: 'mail',
  mail: 'recovery',
  payload: z.object({ email: z.string() }),
  isConnected: () => true,
  async attempt({ payload: { email }, db, services, key }) {
    const user = await userByEmail(db, email)
    if (!user) return
    const token = await addOneTimeToken(db, {
      purpose: 'recovery',
      subjectId: user.id,
      now: await timeOf(db),
    })
    await services.mailer.send({
      ...(await composeRecoveryMail({ siteUrl: services.siteUrl, token })),
      from: services.mailFrom,
      to: email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
