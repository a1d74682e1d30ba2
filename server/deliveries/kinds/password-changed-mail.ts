import * as z from 'zod/mini'
import { passwordChangedMail as composePasswordChangedMail } from '#server/emails/account-mails'
import { defineMail } from './define-mail.ts'

/** Tells an account's owner that the password was changed. If somebody else did it, this is the only sign. */
export const passwordChangedMail = defineMail({
  name: 'password-changed-mail',
  purpose: 'alert',
  payload: z.object({ email: z.string() }),
  subjectOf: () => undefined,
  async compose({ email }, { services: { siteUrl } }) {
    return { to: email, ...(await composePasswordChangedMail({ siteUrl })) }
  },
})
