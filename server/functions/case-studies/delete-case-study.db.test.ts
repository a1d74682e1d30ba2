import { beforeEach, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)
const stored = () => database.db.select().from(caseStudies)

test('undo restores a deleted case study unchanged', async () => {
  const values = { metrics: { zebra: '1', ant: '2' }, tags: ['b', 'a'], challenge: 'They waited.' }
  const id = await putCaseStudy(database.db, values)
  const before = await stored()
  const removed = await post('delete-case-study', { id })
  expect(removed.status, removed.body.error).toBe(200)
  expect(await stored()).toEqual([])
  expect((await post('delete-case-study', { id })).body).toEqual({ data: { id }, logId: null })
  await post('undo', { logId: removed.body['logId'] })
  expect(await stored()).toEqual(before)
  expect(Object.keys((await stored())[0]?.metrics as object)).toEqual(['zebra', 'ant'])
})
