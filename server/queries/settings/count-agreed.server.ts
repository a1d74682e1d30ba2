import { count, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { testimonials } from '#server/db/schema/testimonials'

/** Counts consents to publication by their wording, and newsletter subscribers. */
export async function countAgreed(db: Db): Promise<{ byWording: Map<string, number>; subscribers: number }> {
  const rows = await db
    .select({ wording: testimonials.consent_wording, agreed: count() })
    .from(testimonials)
    .where(isNotNull(testimonials.consent_wording))
    .groupBy(testimonials.consent_wording)
  const subscribers = await db.$count(newsletterSubscribers, eq(newsletterSubscribers.state, 'subscribed'))
  return { byWording: new Map(rows.map(({ wording, agreed }) => [wording ?? '', agreed])), subscribers }
}
