import { workshopMail as composeWorkshopMail } from '#server/emails/workshop-mail'
import { registrationOf } from '#server/queries/workshops/workshop-registrations.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/**
 * Confirms a registration for the readiness workshop: with the link once Zoom has created it (behavior 9.1), or at
 * once without Zoom.
 */
export const workshopMail = defineMail({
  name: 'workshop-mail',
  purpose: 'visitor',
  payload: z.object({ registrationId: z.string() }),
  subjectOf: ({ registrationId: id }) => ({ kind: 'readiness-workshop', id }),
  async compose({ registrationId }, { db }) {
    const registration = await registrationOf(db, registrationId)
    const mail = await composeWorkshopMail({
      name: registration.name,
      isConfirmed: registration.zoom_registrant_id !== null,
      joinUrl: registration.join_url ?? undefined,
    })
    return { to: registration.email, ...mail }
  },
})
