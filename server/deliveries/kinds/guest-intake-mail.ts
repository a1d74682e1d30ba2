import { eq } from 'drizzle-orm'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { composeLetter, greeting } from '#server/emails/letter'

/** Tells a guest that the answers have arrived, and what comes next. */
export const guestIntakeMail = defineMail({
  name: 'guest-intake-mail',
  purpose: 'visitor',
  payload: z.object({ intakeId: z.string() }),
  subjectOf: ({ intakeId: id }) => ({ kind: 'guest-intake', id }),
  async compose({ intakeId }, { db }) {
    const [row] = await db
      .select()
      .from(podcastGuestResponsesRows)
      .where(eq(podcastGuestResponsesRows.id, intakeId))
    if (!row) throw new Error(`no guest intake ${intakeId}`)
    return { to: row.email, ...(await composeGuestIntakeMail({ fullName: row.full_name })) }
  },
})

/** Confirms a guest's answers (behavior 9.5: "We'll review your responses and be in touch with prep details."). */
export function composeGuestIntakeMail({ fullName }: { fullName: string }) {
  return composeLetter({
    subject: 'We have your answers for the podcast',
    preview: 'We’ll review them and email you the recording details.',
    parts: [
      greeting(fullName),
      {
        kind: 'text',
        text: 'Thank you. We have your answers. Our questions will come from them.',
      },
      {
        kind: 'text',
        text: 'We’ll review your responses and be in touch with prep details. Want to change or add something? Reply to this email.',
      },
    ],
    reason: 'You’re getting this because someone filled in our podcast guest form with this address.',
  })
}
