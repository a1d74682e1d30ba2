import { drizzle } from 'drizzle-orm/node-postgres'
import { insertSampleCaseStudies } from './queries/case-studies/case-studies.server.ts'
import { insertSampleTestimonials } from './queries/testimonials/testimonials.server.ts'
import type { Database, Transaction } from './db/connect.ts'
import { sampleSets } from './db/schema/sample-sets.ts'
import { withStartLock } from './db/start-lock.ts'

/** What a new database is given, by the name under which it is remembered. */
const sets: Record<string, (tx: Transaction, now: Date) => Promise<void>> = {
  testimonials: insertSampleTestimonials,
  'case-studies': insertSampleCaseStudies,
}

/** Gives the database the sample content it was never given. What the owner has deleted since does not come back. */
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
