import { eq } from 'drizzle-orm'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { guestIntakeMail as composeMail } from '#server/emails/guest-intake-mail'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

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
    return { to: row.email, ...(await composeMail({ fullName: row.full_name })) }
  },
})
