import type { LoggedAct } from '#contracts/list-log'

/** Where what an act speaks of stands in the back office; undefined where it has no place, or is gone. */
export function actAddress({
  subject: { kind, id, contactId },
  before,
  after,
  isUndone,
}: LoggedAct): string | undefined {
  const isGone = after === null && !isUndone
  if (contactId !== null && kind !== 'delivery') return `/admin/leads/${contactId}`
  if (kind === 'delivery') return `/admin/deliveries?one=${id}`
  const state = (isUndone ? before : after)?.['state']
  if (kind === 'held-submission') return `/admin/forms?view=${typeof state === 'string' ? state : 'held'}`
  if (kind === 'submission') return `/admin/forms?view=received&one=${id}`
  if (kind === 'case-study' && !isGone) return `/admin/case-studies/${id}`
  return kind === 'testimonial' && !isGone ? `/admin/testimonials?one=${id}` : undefined
}
