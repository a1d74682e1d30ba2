import * as z from 'zod/mini'
import { givePermissionPath } from '#contracts/give-permission'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { permissionMail as composePermissionMail } from '#server/emails/permission-mail'
import { timeOf } from '#server/db/time-of'
import { addPermissionLink, authorOf } from '#server/queries/testimonials/permission.server'
import { testimonialOf } from '#server/queries/testimonials/testimonials.server'
import { defineMail } from './define-mail.ts'

/** Asks an author for permission to publish; sends nothing if it was given by then. */
export const permissionMail = defineMail({
  name: 'permission-mail',
  purpose: 'visitor',
  payload: z.object({ testimonialId: z.string() }),
  subjectOf: ({ testimonialId: id }) => ({ kind: 'testimonial', id }),
  async compose({ testimonialId }, { db, services: { siteUrl } }) {
    const [testimonial, author] = [await testimonialOf(db, testimonialId), await authorOf(db, testimonialId)]
    if (!testimonial || !author) throw new NotWanted('The testimonial or its author was deleted.')
    if (testimonial.consent_wording !== null) throw new NotWanted('The author had already given permission.')
    const token = await addPermissionLink(db, testimonialId, await timeOf(db))
    const permissionUrl = `${siteUrl}${givePermissionPath}?token=${token}`
    return { to: author.email, ...(await composePermissionMail({ ...testimonial, permissionUrl })) }
  },
})
