import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { caseStudies } from '#server/db/schema/case-studies'

let made = 0

/** Stores a published study, each a minute newer than the one before; returns its id. */
export async function putCaseStudy(
  db: Db,
  values: Partial<typeof caseStudies.$inferInsert> = {},
): Promise<string> {
  made += 1
  const id = randomUUID()
  const at = new Date(Date.UTC(2026, 0, 1, 0, made))
  await db
    .insert(caseStudies)
    .values({ id, slug: `study-${made}`, title: `Study ${made}`, created_at: at, updated_at: at, ...values })
  return id
}
