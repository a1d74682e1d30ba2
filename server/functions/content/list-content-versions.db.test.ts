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

test('list-content-versions lists published versions, newest first, page by page', async () => {
  expect((await editor.post('list-content-versions', {})).body).toEqual({
    data: [],
    nextCursor: null,
    count: { value: 0, exact: true },
  })
  for (const priceUsd of [2_100, 2_200, 2_300]) {
    await editor.save({ audit: { priceUsd } })
    await editor.publish()
  }
  await editor.save({ audit: { priceUsd: 2_400 } })
  const { body } = await editor.post('list-content-versions', { limit: 2 })
  expect(body['data']).toMatchObject([
    { number: 3, overlay: { audit: { priceUsd: 2_300 } } },
    { number: 2, overlay: { audit: { priceUsd: 2_200 } } },
  ])
  expect(body['count']).toEqual({ value: 3, exact: true })
  const rest = await editor.post('list-content-versions', { limit: 2, cursor: body['nextCursor'] })
  expect((rest.body['data'] as PublishedContent[]).map(({ number }) => number)).toEqual([1])
  expect(rest.body['nextCursor']).toBeNull()
})
