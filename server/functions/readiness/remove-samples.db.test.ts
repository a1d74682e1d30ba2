import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { testimonials } from '#server/db/schema/testimonials'
import { addSampleContent } from '#server/process/sample-content'
import { countSamples } from '#server/queries/readiness/count-samples.server'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'

test('remove-samples deletes only samples, the next start does not add them again, and undo restores them', async () => {
  const database = await testDatabase()
  const { db } = database
  const app = createTestApp(database, { role: 'owner' })
  await addSampleContent(database, database.now())
  const [own] = await db.select({ id: testimonials.id }).from(testimonials).limit(1)
  await db
    .update(testimonials)
    .set({ is_sample: false })
    .where(eq(testimonials.id, own?.id ?? ''))
  const before = await countSamples(db)
  const { status, body } = await app.post('remove-samples', { of: ['testimonials', 'case-studies'] })
  expect(status, body.error).toBe(200)
  expect(body['data']).toEqual({ removed: before })
  expect(await countSamples(db)).toBe(0)
  expect(await db.select({ id: testimonials.id }).from(testimonials)).toEqual([own])
  // Not at the next start either.
  await addSampleContent(database, database.now())
  expect(await countSamples(db)).toBe(0)

  const undone = await app.post('undo', { logId: body['logId'] })
  expect(undone.status, undone.body.error).toBe(200)
  expect(await countSamples(db)).toBe(before)
  expect((await db.select({ of: count() }).from(caseStudies))[0]?.of).toBeGreaterThan(0)
})
