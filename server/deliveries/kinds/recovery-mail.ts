import * as z from 'zod/mini'
import { timeOf } from '#server/db/time-of'
import { recoveryMail as composeRecoveryMail } from '#server/emails/account-mails'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

/**
 * The link to a new password, if the address has an account: only here is it looked up, so that asking takes as long
 * for an unknown address. The token is made here and nowhere kept.
 */
export const recoveryMail = defineMail({
  name: 'recovery-mail',
  purpose: 'recovery',
  payload: z.object({ email: z.string() }),
  async compose({ email }, { db, services: { siteUrl } }) {
    const user = await userByEmail(db, email)
    if (!user) throw new NotWanted('The address has no account.')
    const now = await timeOf(db)
    const token = await addOneTimeToken(db, { purpose: 'recovery', subjectId: user.id, now })
    return { to: email, ...(await composeRecoveryMail({ siteUrl, token })) }
  },
})
