import { activityOf } from '#server/queries/contacts/contacts.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { auditFacts } from '#content/facts/facts'
import { composeLetter, greeting } from '#server/emails/letter'

/** Tells a client that the answers have arrived, and when they hear from us. */
export const weekOneIntakeMail = defineMail({
  name: 'week-1-intake-mail',
  purpose: 'visitor',
  payload: z.object({ intakeId: z.string() }),
  subjectOf: ({ intakeId: id }) => ({ kind: 'week-1-intake', id }),
  async compose({ intakeId }, { db }) {
    const { contact } = await activityOf(db, 'week-1-intake', intakeId)
    if (!contact) throw new Error(`nobody to write to about week-1 intake ${intakeId}`)
    return { to: contact.email, ...(await composeWeekOneIntakeMail({ name: contact.name })) }
  },
})

/** Composes the confirmation of a client's week-1 answers, with the promise that the form shows (behavior 9.6). */
export function composeWeekOneIntakeMail({ name }: { name: string | null }) {
  const promise = `We’ll contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`
  return composeLetter({
    subject: 'We have your week-1 answers',
    preview: promise,
    parts: [
      greeting(name),
      { kind: 'text', text: 'Thank you for completing the Week 1 intake form. We have all your answers.' },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'text', text: promise },
      { kind: 'text', text: 'Did you leave something out? Reply to this email and we’ll add it.' },
    ],
    reason:
      'You’re getting this because the week-1 form of your AI Audit was filled in from your personal link.',
  })
}
