import { eq } from 'drizzle-orm'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { testimonials } from '#server/db/schema/testimonials'
import { AppError } from '#server/errors/app-error'
import { type Testimonial, testimonialForUpdate } from '#server/queries/testimonials/testimonials.server'

/**
 * Updates a testimonial from the back office; returns what `change` returns.
 * @throws AppError not_found
 */
export async function changeTestimonial(
  tx: Transaction,
  id: string,
  change: (before: Testimonial) => Partial<Testimonial>,
) {
  const before = await testimonialForUpdate(tx, id)
  if (!before) throw new AppError('not_found', { userMessage: 'This testimonial has been deleted.' })
  const after = { ...before, ...change(before) }
  await tx.update(testimonials).set(after).where(eq(testimonials.id, id))
  await announceChange(tx, 'testimonials', 'testimonial-queue')
  return { answer: { data: { id } }, changes: [{ on: { kind: 'testimonial' as const, id }, before, after }] }
}
