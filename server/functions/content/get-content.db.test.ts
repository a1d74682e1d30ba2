import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { defaultContent } from '#content/facts/default-content'
import { contentVersions } from '#server/db/schema/content-versions'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  database = await testDatabase()
  editor = contentEditor(database)
})

test('get-content returns the defaults, the published overlay and the draft', async () => {
  expect(await editor.current()).toMatchObject({
    defaults: defaultContent,
    content: defaultContent,
    published: null,
    draft: null,
  })
  await editor.save({ audit: { priceUsd: 2_100 } })
  await editor.publish()
  await editor.save({ audit: { priceUsd: 2_200 } })
  expect(await editor.current()).toMatchObject({
    defaults: { audit: { priceUsd: 1_999 } },
    content: { ...defaultContent, audit: { ...defaultContent.audit, priceUsd: 2_100 } },
    published: { number: 1, overlay: { audit: { priceUsd: 2_100 } } },
    draft: { overlay: { audit: { priceUsd: 2_200 } } },
  })
})

test('get-content leaves out published values that the current rules no longer allow', async () => {
  await database.db.insert(contentVersions).values({
    id: randomUUID(),
    number: 1,
    overlay: { audit: { priceUsd: -1 }, prizes: {}, scorecard: { minutes: 7 } },
    saved_at: new Date(),
  })
  expect((await editor.current()).content).toEqual({ ...defaultContent, scorecard: { minutes: 7 } })
})
