import type { Db } from '#server/db/connect'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { exampleBodies } from './examples.ts'

/** Ids that the examples of `release-submission` and `reject-submission` refer to. */
const exampleQuarantinedIds = {
  released: '6d1f0a52-0000-4000-8000-000000000001',
  rejected: '6d1f0a52-0000-4000-8000-000000000002',
} as const

type HeldRow = typeof quarantinedSubmissions.$inferInsert

/** Inserts a quarantined submission. */
export async function putQuarantinedSubmission(
  db: Db,
  values: Partial<HeldRow> & { id: string },
): Promise<void> {
  await db.insert(quarantinedSubmissions).values({
    submission_key: values.id,
    calls: { 'subscribe-contact': { input: exampleBodies['subscribe-contact'] ?? {} } },
    reasons: ['The hidden field is filled in.'],
    created_at: new Date('2026-04-05T06:07:08.009Z'),
    ...values,
  })
}

export async function putExampleQuarantinedSubmissions(db: Db): Promise<void> {
  for (const id of Object.values(exampleQuarantinedIds)) await putQuarantinedSubmission(db, { id })
}
