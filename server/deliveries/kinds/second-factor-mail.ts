import * as z from 'zod/mini'
import { secondFactorMail as composeSecondFactorMail, secondFactorEvents } from '#server/emails/account-mails'
import type { SecondFactorEvent } from '#server/emails/account-mails'
import { defineMail } from './define-mail.ts'

/** Tells an account's owner that the second factor was changed or bypassed, the only sign if somebody else did it. */
export const secondFactorMail = defineMail({
  name: 'second-factor-mail',
  purpose: 'alert',
  payload: z.object({ email: z.string(), news: z.enum(secondFactorEvents) }),
  subjectOf: () => undefined,
  async compose({ email, news }, { services: { siteUrl } }) {
    return { to: email, ...(await composeSecondFactorMail({ siteUrl, email, news })) }
  },
})

export type { SecondFactorEvent as SecondFactorNews }
