import * as z from 'zod/mini'
import { passwordChangedMail as composePasswordChangedMail } from '#server/emails/account-mails'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Tells an account's owner that its password was changed: the only sign of it when it was not them. */
export const passwordChangedMail = defineDelivery({
  name: 'password-changed-mail',
  service: 'mail',
  mail: 'alert',
  payload: z.object({ email: z.string() }),
  isConnected: () => true,
  async attempt({ payload: { email }, services, key }) {
    await services.mailer.send({
      ...(await composePasswordChangedMail({ siteUrl: services.siteUrl })),
      from: services.mailFrom,
      to: email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
