import * as z from 'zod/mini'
import { timeOf } from '#server/db/time-of'
import { alreadyRegisteredMail, confirmAddressMail } from '#server/emails/account-mails'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { lastSignUp, signUpById } from '#server/queries/accounts/sign-ups.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/**
 * The link that confirms an address (S1 §2, sign-in screen); for one that has an account already, a word about that.
 * Its token is made here and nowhere kept: each attempt has a new one, and the earlier ones stay good beside it.
 */
export const signUpMail = defineDelivery({
  name: 'sign-up-mail',
  service: 'mail',
  mail: 'sign-up',
  /** Without `signUpId` it is about the address's last sign-up, if there is one. */
  payload: z.object({ email: z.string(), signUpId: z.optional(z.string()) }),
  isConnected: () => true,
  async attempt({ payload: { email, signUpId }, db, services, key }) {
    const signUp = signUpId === undefined ? await lastSignUp(db, email) : await signUpById(db, signUpId)
    const isAccount = (await userByEmail(db, email)) !== undefined
    if (!signUp && !isAccount) return
    const { siteUrl } = services
    const mail =
      signUp && !isAccount
        ? await confirmAddressMail({
            siteUrl,
            token: await addOneTimeToken(db, {
              purpose: 'sign-up',
              subjectId: signUp.id,
              now: await timeOf(db),
            }),
          })
        : await alreadyRegisteredMail({ siteUrl })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, siteUrl),
    })
  },
})
