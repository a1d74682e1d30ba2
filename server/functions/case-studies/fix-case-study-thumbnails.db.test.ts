import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { drawnThumbnails } from '#domain/case-study'
import { addSampleContent } from '#server/process/sample-content'
import { caseStudies } from '#server/db/schema/case-studies'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'

test('fix-case-study-thumbnails replaces missing and broken thumbnails, and leaves the rest alone', async () => {
  const database = await testDatabase()
  const { post } = createTestApp(database, { role: 'editor' })
  await addSampleContent(database, new Date())
  const added = await post('add-case-study-from-link', exampleBodies['add-case-study-from-link'])
  const { id: uploaded, image_url: path } = added.body['data'] as Record<string, string>
  const broken = [
    await putCaseStudy(database.db, { image_url: null, is_published: false }),
    await putCaseStudy(database.db, { image_url: '' }),
    await putCaseStudy(database.db, { image_url: `/pictures/${'A'.repeat(43)}.webp` }),
    await putCaseStudy(database.db, { image_url: '/thumbnails/no-such.svg' }),
    await putCaseStudy(database.db, {
      image_url: 'https://pictures.example.com/gone.jpg',
      image_error: 'Gone.',
    }),
  ]
  const loading = sampleCaseStudies.filter(({ image_url }) => image_url?.startsWith('/')).length

  const answer = await post('fix-case-study-thumbnails', {})
  expect(answer.body['data']).toEqual({ fixed: broken.length + sampleCaseStudies.length - loading })

  const rows = await database.db.select().from(caseStudies)
  expect(rows.find(({ id }) => id === uploaded)?.image_url).toBe(path)
  for (const { image_url, image_error } of rows.filter(({ id }) => id !== uploaded)) {
    expect(drawnThumbnails).toContain(image_url)
    expect(image_error).toBeNull()
  }
  const samples = sampleCaseStudies.map(({ id }) => id)
  expect(await database.db.select().from(caseStudies).where(inArray(caseStudies.id, samples))).toHaveLength(3)
  expect((await post('fix-case-study-thumbnails', {})).body['data']).toEqual({ fixed: 0 })

  const repairs = (await loggedIn(database)).filter(({ action }) => action === 'fix-case-study-thumbnails')
  expect(new Set(repairs.map(({ act_id }) => act_id)).size).toBe(1)
  expect(repairs.map(({ subject_id }) => subject_id)).toEqual(expect.arrayContaining(broken))
  expect(repairs.find(({ subject_id }) => subject_id === broken.at(-1))).toMatchObject({
    before: { image_url: 'https://pictures.example.com/gone.jpg', image_error: 'Gone.' },
    after: { image_url: expect.stringMatching(/^\/thumbnails\//), image_error: null },
  })
})

test('every drawn thumbnail is a file in public/', () => {
  for (const path of drawnThumbnails)
    expect(existsSync(join(import.meta.dirname, '../../../public', path))).toBe(true)
})
