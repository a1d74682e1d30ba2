import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { log } from '#server/db/schema/log'
import { testimonials } from '#server/db/schema/testimonials'

/** The log entry that the example of `undo` undoes. */
export const exampleLogId = '6d1f0a52-0000-4000-8000-000000000011'

/** The testimonial that it published. */
export const exampleTestimonialId = '6d1f0a52-0000-4000-8000-000000000012'

/** Puts a testimonial that was published a moment ago, and its log entry. */
export async function putExampleAction(db: Db): Promise<void> {
  const id = exampleTestimonialId
  const now = new Date()
  await db.insert(testimonials).values({
    id,
    name: 'Ada Example',
    testimonial: 'It holds.',
    rating: 5,
    category: 'business-coaching',
    is_approved: true,
    created_at: now,
  })
  await db.insert(log).values({
    id: exampleLogId,
    act_id: randomUUID(),
    created_at: now,
    user_id: null,
    action: 'update-testimonial-status',
    subject_kind: 'testimonial',
    subject_id: id,
    before: { is_approved: false },
    after: { is_approved: true },
  })
}
