import { beforeEach, expect, test } from 'vitest'
import { followChanges } from '#server/db/changes'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  database = await testDatabase()
  editor = contentEditor(database)
})

test('a content draft is visible only to admins until it is published', async () => {
  const changes = await followChanges(database)
  const heard: string[] = []
  changes.subscribe((topic) => void (topic === 'content' && heard.push(topic)))
  const saved = await editor.save({ audit: { priceUsd: 2_100, weeks: 4 }, company: { name: ' Acme ' } })
  expect(saved.status, saved.body.error).toBe(200)
  // Values equal to the default are no change, and names are trimmed.
  const overlay = { audit: { priceUsd: 2_100 }, company: { name: 'Acme' } }
  expect(await editor.current()).toMatchObject({
    published: null,
    draft: { overlay },
    content: { audit: { priceUsd: 1_999 } },
  })
  expect(heard).toEqual([])
  const { status, body } = await editor.publish()
  expect(status, body.error).toBe(200)
  expect(body['data']).toMatchObject({ published: { number: 1, overlay } })
  expect(await editor.current()).toMatchObject({
    published: { number: 1, overlay },
    draft: null,
    content: { audit: { priceUsd: 2_100, weeks: 4 } },
  })
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['content'])
  await changes.close()
})
