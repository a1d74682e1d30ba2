import type { LoggedAct } from '#contracts/list-log'

/** Where what an act speaks of stands in the back office; undefined where it has no place, or is gone. */
export function actAddress({
  subject: { kind, id, contactId },
  after,
  isUndone,
}: LoggedAct): string | undefined {
  const isGone = after === null && !isUndone
  if (contactId !== null && kind !== 'delivery') return `/admin/leads/${contactId}`
  if (kind === 'delivery') return `/admin/deliveries?one=${id}`
  if (kind === 'held-submission') return `/admin/forms?one=${id}`
  if (kind === 'case-study' && !isGone) return `/admin/case-studies/${id}`
  return kind === 'testimonial' && !isGone ? `/admin/testimonials?one=${id}` : undefined
}
