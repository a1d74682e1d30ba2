import { expect, test } from 'vitest'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { sampleTestimonials } from '#content/facts/testimonials'
import { testDatabase } from '#test/database'
import { addSampleContent } from './sample-content.ts'
import { caseStudies } from '#server/db/schema/case-studies'
import { testimonials } from '#server/db/schema/testimonials'

test('a new database gets the samples once, and deleted ones stay deleted', async () => {
  const database = await testDatabase()
  const { db } = database
  await Promise.all([addSampleContent(database, new Date()), addSampleContent(database, new Date())])
  const stored = await db.select().from(testimonials)
  expect(stored).toHaveLength(sampleTestimonials.length)
  for (const each of stored) expect(each).toMatchObject({ is_sample: true, is_approved: true })
  const studies = await db.select().from(caseStudies)
  expect(studies).toHaveLength(sampleCaseStudies.length)
  for (const each of studies) expect(each).toMatchObject({ is_sample: true, is_published: true })

  await db.delete(testimonials)
  await db.delete(caseStudies)
  await addSampleContent(database, new Date())
  expect(await db.select().from(testimonials)).toEqual([])
  expect(await db.select().from(caseStudies)).toEqual([])
})
