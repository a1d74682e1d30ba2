import { beforeEach, expect, test } from 'vitest'
import { previewedOverlay } from '#server/queries/content/content-versions.server'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  database = await testDatabase()
  editor = contentEditor(database)
})

test('the preview URL shows the current draft until it is published', async () => {
  expect((await editor.post('preview-content', {})).status).toBe(404)
  await editor.save({ audit: { priceUsd: 2_100 } })
  const { path } = (await editor.post('preview-content', { path: '/ai-audit' })).body['data'] as {
    path: string
  }
  expect(path).toMatch(/^\/ai-audit\?draft=[\w-]{32}$/)
  const key = path.slice('/ai-audit?draft='.length)
  await editor.save({ audit: { priceUsd: 2_200 } })
  expect(await previewedOverlay(database.db, key)).toEqual({ audit: { priceUsd: 2_200 } })
  await editor.publish()
  expect(await previewedOverlay(database.db, key)).toBeUndefined()
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a?b'])
    expect((await editor.post('preview-content', { path: elsewhere })).status).toBe(422)
})
