import { weekOneIntakeMail as composeMail } from '#server/emails/week-1-intake-mail'
import { activityOf } from '#server/queries/contacts/contacts.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells a client that the answers have arrived, and when they hear from us. */
export const weekOneIntakeMail = defineMail({
  name: 'week-1-intake-mail',
  purpose: 'visitor',
  payload: z.object({ intakeId: z.string() }),
  subjectOf: ({ intakeId: id }) => ({ kind: 'week-1-intake', id }),
  async compose({ intakeId }, { db }) {
    const { contact } = await activityOf(db, 'week-1-intake', intakeId)
    if (!contact) throw new Error(`nobody to write to about week-1 intake ${intakeId}`)
    return { to: contact.email, ...(await composeMail({ name: contact.name })) }
  },
})
