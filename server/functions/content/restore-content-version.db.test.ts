import { beforeEach, expect, test } from 'vitest'
import type { PublishedContent } from '#contracts/content-version'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  database = await testDatabase()
  editor = contentEditor(database)
})

test('an earlier version of the content can be restored as a new version', async () => {
  for (const priceUsd of [2_100, 2_200]) {
    await editor.save({ audit: { priceUsd } })
    await editor.publish()
  }
  const restored = await editor.post('restore-content-version', { number: 1, seenNumber: 2 })
  expect(restored.status, restored.body.error).toBe(200)
  expect((await editor.current()).content.audit.priceUsd).toBe(2_100)
  expect((await editor.post('restore-content-version', { number: 0, seenNumber: 3 })).status).toBe(200)
  expect((await editor.current()).content.audit.priceUsd).toBe(1_999)
  const { body } = await editor.post('list-content-versions', { limit: 3 })
  expect((body['data'] as PublishedContent[]).map(({ number }) => number)).toEqual([4, 3, 2])
  expect(body['count']).toEqual({ value: 4, exact: true })
  const rest = await editor.post('list-content-versions', { limit: 3, cursor: body['nextCursor'] })
  expect((rest.body['data'] as PublishedContent[]).map(({ number }) => number)).toEqual([1])
  expect((await editor.post('restore-content-version', { number: 9, seenNumber: 4 })).status).toBe(404)
  expect((await editor.post('restore-content-version', { number: 1, seenNumber: 3 })).status).toBe(409)
})
