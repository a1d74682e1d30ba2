import { drizzle } from 'drizzle-orm/node-postgres'
import { insertSampleCaseStudies } from '#server/queries/case-studies/case-studies.server'
import { insertSampleTestimonials } from '#server/queries/testimonials/testimonials.server'
import type { Database, Transaction } from '#server/db/connect'
import { sampleSets } from '#server/db/schema/sample-sets'
import { withStartLock } from '#server/db/start-lock'

/** The sample sets of a new database, by the name that records that they were added. */
const sets: Record<string, (tx: Transaction, now: Date) => Promise<void>> = {
  testimonials: insertSampleTestimonials,
  'case-studies': insertSampleCaseStudies,
}

/** Adds sample content that the database never had. What the owner has deleted since does not return. */
export async function addSampleContent(database: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await withStartLock(database, async (client) => {
    for (const [name, insert] of Object.entries(sets)) {
      await drizzle(client).transaction(async (tx) => {
        const isNew = await tx
          .insert(sampleSets)
          .values({ name, added_at: now })
          .onConflictDoNothing()
          .returning()
        if (isNew.length > 0) await insert(tx, now)
      })
    }
  })
}
