import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { caseStudies } from '#server/db/schema/case-studies'
import { testimonials } from '#server/db/schema/testimonials'
import { storedRow } from '#server/db/stored-row'

interface TakenSample {
  kind: 'testimonial' | 'case-study'
  id: string
  before: object
}

/** Deletes the samples and returns the deleted rows. */
export async function takeSamples(
  tx: Transaction,
  of: ReadonlySet<'testimonials' | 'case-studies'>,
): Promise<TakenSample[]> {
  const taken: TakenSample[] = []
  for (const [kind, table, name] of [
    ['testimonial', testimonials, 'testimonials'],
    ['case-study', caseStudies, 'case-studies'],
  ] as const) {
    if (!of.has(name)) continue
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.is_sample, true))
    for (const { id } of rows) {
      const before = await storedRow(tx, table, id)
      if (before) taken.push({ kind, id, before })
    }
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(table).where(inArray(table.id, ids))
  }
  return taken
}
