import { askPermission } from '#contracts/ask-permission'
import { permissionMail } from '#server/deliveries/kinds/permission-mail'
import { AppError } from '#server/errors/app-error'
import { changeTestimonial } from '#server/commands/testimonials/change-testimonial.server'
import { authorOf } from '#server/queries/testimonials/permission.server'
import { defineChange } from '#server/calls/define-function'

/** Asks an author for the permission that their form did not ask for. */
export const askPermissionFunction = defineChange(askPermission, {
  access: 'editor',
  async change({ input: { id }, tx, deliver, now }) {
    const changed = await changeTestimonial(tx, id, ({ is_sample, consent_wording }) => {
      if (is_sample || consent_wording !== null) throw conflict('This may be published already.')
      return { permission_asked_at: now }
    })
    const author = await authorOf(tx, id)
    if (!author) throw conflict('No address came with this. Say under Forms whose it is, then ask.')
    await deliver(
      permissionMail,
      { testimonialId: id },
      { key: `permission-mail:${id}:${now.getTime()}`, recipient: author.email, about: id },
    )
    return changed
  },
})

const conflict = (userMessage: string) => new AppError('conflict', { userMessage })
