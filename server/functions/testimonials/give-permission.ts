import { consentWording } from '#content/facts/testimonials'
import { givePermission } from '#contracts/give-permission'
import { confirmAddress } from '#server/queries/contacts/contacts.server'
import { writeLog } from '#server/queries/log/log.server'
import { changeTestimonial } from '#server/commands/testimonials/change-testimonial.server'
import { authorOf, testimonialOfLink } from '#server/queries/testimonials/permission.server'
import { defineFunction } from '#server/calls/define-function'

/** Gives permission to publish a testimonial by the link in a mail, without a sign-in. */
export const givePermissionFunction = defineFunction(givePermission, {
  access: 'public',
  async handle({ input: { token }, tx, now }) {
    const found = await testimonialOfLink(tx, { token, now })
    if (!found) return { data: { state: 'unknown' as const } }
    if (found.consent_wording !== null) return { data: { state: 'already' as const } }
    const { changes } = await changeTestimonial(tx, found.id, () => ({ consent_wording: consentWording }))
    await writeLog(tx, { userId: null, action: givePermission.name, now }, changes)
    // Using the link proves the address, because it was sent only there.
    const author = await authorOf(tx, found.id)
    if (author) await confirmAddress(tx, author.email)
    return { data: { state: 'given' as const } }
  },
})
