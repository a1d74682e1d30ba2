import * as z from 'zod/mini'
import { timeOf } from '#server/db/time-of'
import { alreadyRegisteredMail, confirmAddressMail } from '#server/emails/account-mails'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { lastSignUp, signUpById } from '#server/queries/accounts/sign-ups.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

/**
 * Sends the link that confirms an address (behavior 13.2, sign-in screen), or a notice if it already has an account.
 * Each attempt creates a new token, stored only as a hash; earlier ones stay valid.
 */
export const signUpMail = defineMail({
  name: 'sign-up-mail',
  purpose: 'sign-up',
  /** Without `signUpId`, the mail is about the address's last sign-up, if any. */
  payload: z.object({ email: z.string(), signUpId: z.optional(z.string()) }),
  subjectOf: ({ signUpId: id }) => (id === undefined ? undefined : { kind: 'sign-up', id }),
  async compose({ email, signUpId }, { db, services: { siteUrl } }) {
    const signUp = signUpId === undefined ? await lastSignUp(db, email) : await signUpById(db, signUpId)
    if (await userByEmail(db, email)) return { to: email, ...(await alreadyRegisteredMail({ siteUrl })) }
    if (!signUp) throw new NotWanted('There was no sign-up to confirm any more.')
    const now = await timeOf(db)
    const token = await addOneTimeToken(db, { purpose: 'sign-up', subjectId: signUp.id, now })
    return { to: email, ...(await confirmAddressMail({ siteUrl, token })) }
  },
})
