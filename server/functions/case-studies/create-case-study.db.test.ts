import { beforeEach, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)
const stored = () => database.db.select().from(caseStudies)

test('create-case-study creates a draft that visitors do not see, and undo removes it', async () => {
  const made = await post('create-case-study', { title: ' Quotes that leave on time ' })
  expect(made.body['data']).toMatchObject({
    title: 'Quotes that leave on time',
    slug: 'quotes-that-leave-on-time',
    is_published: false,
  })
  expect((await post('list-case-studies', {})).body['data']).toEqual([])
  expect(await stored()).toHaveLength(1)
  await post('undo', { logId: made.body['logId'] })
  expect(await stored()).toEqual([])
})

test('create-case-study refuses an empty title', async () => {
  const answer = await post('create-case-study', { title: ' ' })
  expect(answer.body.issues).toEqual([{ path: 'title', message: 'Please enter a title for the case study' }])
})
