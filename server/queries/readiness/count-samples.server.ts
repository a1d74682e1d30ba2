import { count, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { caseStudies } from '#server/db/schema/case-studies'
import { testimonials } from '#server/db/schema/testimonials'

/** Counts the sample testimonials and case studies, shown or not. */
export async function countSamples(db: Db | Transaction): Promise<number> {
  const [ofTestimonials] = await db
    .select({ of: count() })
    .from(testimonials)
    .where(eq(testimonials.is_sample, true))
  const [ofStudies] = await db
    .select({ of: count() })
    .from(caseStudies)
    .where(eq(caseStudies.is_sample, true))
  return (ofTestimonials?.of ?? 0) + (ofStudies?.of ?? 0)
}
