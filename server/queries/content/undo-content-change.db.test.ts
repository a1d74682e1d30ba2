import { beforeEach, expect, test } from 'vitest'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'

let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  const database: TestDatabase = await testDatabase()
  editor = contentEditor(database)
})

const undo = (act: { body: Record<string, unknown> }) => editor.post('undo', { logId: act.body['logId'] })
const price = async () => (await editor.current()).content.audit.priceUsd
const draft = async () => (await editor.current()).draft?.overlay

test('undo of a publish publishes the previous content, and can be undone itself', async () => {
  await editor.save({ audit: { priceUsd: 2_100 } })
  const published = await editor.publish()
  expect(await price()).toBe(2_100)
  const undone = await undo(published)
  expect(undone.status, undone.body.error).toBe(200)
  expect(await price()).toBe(1_999)
  expect(await editor.current()).toMatchObject({
    published: { number: 2, overlay: {} },
    draft: { overlay: { audit: { priceUsd: 2_100 } } },
  })
  const again = await undo(undone)
  expect(again.status, again.body.error).toBe(200)
  expect(await editor.current()).toMatchObject({ published: { number: 3 }, draft: null })
  expect(await price()).toBe(2_100)
})

test('undo of a draft change restores the previous draft, or removes it', async () => {
  const first = await editor.save({ audit: { priceUsd: 2_100 } })
  const second = await editor.save({ audit: { priceUsd: 2_200 } })
  const path = await editor.preview()
  expect((await undo(first)).status).toBe(409)
  expect((await undo(second)).status).toBe(200)
  expect(await draft()).toEqual({ audit: { priceUsd: 2_100 } })
  expect(await editor.preview()).toBe(path)
  expect((await undo(first)).status).toBe(200)
  expect(await draft()).toBeUndefined()
})

test('undo revokes a preview address, and the next one differs', async () => {
  await editor.save({ audit: { priceUsd: 2_100 } })
  const given = await editor.post('preview-content', {})
  expect((await undo(given)).status).toBe(200)
  const { path } = given.body['data'] as { path: string }
  expect(await editor.preview()).not.toBe(path)
})

test('undo of a publish responds 409 if somebody has published something else since', async () => {
  await editor.save({ audit: { priceUsd: 2_100 } })
  const first = await editor.publish()
  await editor.save({ audit: { priceUsd: 2_200 } })
  await editor.publish()
  const { status, body } = await undo(first)
  expect([status, body.error]).toEqual([
    409,
    'Somebody has published something else since, so this can’t be undone. Nothing was changed.',
  ])
  expect(await price()).toBe(2_200)
})
