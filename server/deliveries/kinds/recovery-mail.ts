import * as z from 'zod/mini'
import { timeOf } from '#server/db/time-of'
import { recoveryMail as composeRecoveryMail } from '#server/emails/account-mails'
import type { Transaction } from '#server/db/connect'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { lastSignUp } from '#server/queries/accounts/sign-ups.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'
import { signUpMail } from './sign-up-mail.ts'

/**
 * Sends a password reset link if the address has an account. The lookup happens here, so that the request takes
 * equally long for an unknown address. The token is created here and stored only as a hash. An unconfirmed sign-up
 * gets its confirmation again instead.
 */
export const recoveryMail = defineMail({
  name: 'recovery-mail',
  purpose: 'recovery',
  payload: z.object({ email: z.string(), id: z.optional(z.string()), sender: z.optional(z.string()) }),
  subjectOf: () => undefined,
  async compose({ email, id, sender }, { db, services: { siteUrl } }) {
    const user = await userByEmail(db, email)
    if (!user) {
      if (id === undefined || !(await lastSignUp(db, email)))
        throw new NotWanted('The address has no account.')
      await db.transaction((tx) => askToConfirm(tx, { email, id, sender }))
      throw new NotWanted('The address was never confirmed. It gets the confirmation again instead.')
    }
    const now = await timeOf(db)
    const token = await addOneTimeToken(db, { purpose: 'recovery', subjectId: user.id, now })
    return { to: email, ...(await composeRecoveryMail({ siteUrl, token })) }
  },
})

/**
 * Creates a separate delivery, because the address may be anybody's and the mail counts toward its sender's limit. The
 * key makes sure that retries create it only once.
 */
function askToConfirm(
  tx: Transaction,
  { email, id, sender }: { email: string; id: string; sender: string | undefined },
): Promise<void> {
  const key = `sign-up-mail:${id}`
  return deliverWithin(tx)(signUpMail, { email }, { key, recipient: email, sender })
}
