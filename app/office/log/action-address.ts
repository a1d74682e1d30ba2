import type { LoggedAction } from '#contracts/list-log'

/** The back-office address of a log entry's subject; undefined if it has none or is gone. */
export function actionAddress({
  subject: { kind, id, contactId },
  before,
  after,
  isUndone,
}: LoggedAction): string | undefined {
  const isGone = after === null && !isUndone
  if (contactId !== null && kind !== 'delivery') return `/admin/leads/${contactId}`
  if (kind === 'delivery') return `/admin/deliveries?one=${id}`
  const state = (isUndone ? before : after)?.['state']
  if (kind === 'held-submission') return `/admin/forms?view=${typeof state === 'string' ? state : 'held'}`
  if (kind === 'submission') return `/admin/forms?view=received&one=${id}`
  if (kind === 'case-study' && !isGone) return `/admin/case-studies/${id}`
  return kind === 'testimonial' && !isGone ? `/admin/testimonials?one=${id}` : undefined
}
