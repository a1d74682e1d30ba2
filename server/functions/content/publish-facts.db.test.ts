import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  database = await testDatabase()
  editor = contentEditor(database)
})

const publishFacts = (overlay: object, seenNumber: number) =>
  createTestApp(database, { role: 'editor' }).post('publish-facts', { overlay, seenNumber })

test('publish-facts publishes the facts at once, and keeps what else is published', async () => {
  await editor.save({ audit: { priceUsd: 2_100 } })
  await editor.publish()
  const { status, body } = await publishFacts({ company: { name: 'Acme' } }, 1)
  expect(status, body.error).toBe(200)
  expect(await editor.current()).toMatchObject({
    published: { number: 2, overlay: { audit: { priceUsd: 2_100 }, company: { name: 'Acme' } } },
    draft: null,
  })
})

test('publish-facts adds the facts to a draft, so that publishing it later does not revert them', async () => {
  await editor.save({ audit: { priceUsd: 2_100 } })
  expect((await publishFacts({ company: { name: 'Acme' } }, 0)).status).toBe(200)
  expect(await editor.current()).toMatchObject({
    published: { number: 1, overlay: { company: { name: 'Acme' } } },
    draft: { overlay: { audit: { priceUsd: 2_100 }, company: { name: 'Acme' } } },
    content: { audit: { priceUsd: 1_999 }, company: { name: 'Acme' } },
  })
})

test('publish-facts names the invalid field, and publishes nothing', async () => {
  const { status, body } = await publishFacts({ company: { name: 'Acme', email: 'nobody' } }, 0)
  expect(status).toBe(422)
  expect(body.issues?.map(({ path }) => path)).toEqual(['overlay.company.email'])
  expect(await editor.current()).toMatchObject({ published: null })
})

test('publish-facts returns 409 when somebody else has published since', async () => {
  await publishFacts({ company: { name: 'Acme' } }, 0)
  expect((await publishFacts({ company: { name: 'Other' } }, 0)).status).toBe(409)
})
