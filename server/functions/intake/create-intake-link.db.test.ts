import { beforeEach, expect, test } from 'vitest'
import { exampleAuditIntake } from '#test/examples'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { activities } from '#server/db/schema/activities'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const editor = () => createTestApp(database, { role: 'editor' })

test('create-intake-link makes a link whose intake is stored under the client’s contact', async () => {
  const id = await putContact(database, { email: 'ada@example.com', name: 'Ada Lovelace' })
  const { status, body } = await editor().post('create-intake-link', { id })
  expect(status, body.error).toBe(200)
  const [, token = ''] = /^\/ai-audit-week-1-intake-form\?for=([\w-]{43})$/.exec(String(body['link'])) ?? []
  const { post } = createTestApp(database)
  const greeting = await post('get-intake-greeting', { token })
  expect(greeting.body['data']).toMatchObject({ firstName: 'Ada' })
  expect((await post('submit-audit-intake', { ...exampleAuditIntake, token })).status).toBe(200)
  expect(await database.db.select().from(activities)).toMatchObject([
    { kind: 'week-1-intake', contact_id: id },
  ])
})

test('create-intake-link is logged without the link, and cannot be undone', async () => {
  const id = await putContact(database, { email: 'ada@example.com' })
  const { body } = await editor().post('create-intake-link', { id })
  const logged = await loggedIn(database)
  expect(logged).toMatchObject([{ action: 'create-intake-link', subject_kind: 'contact', subject_id: id }])
  const token = String(body['link']).split('=').at(-1)
  expect(JSON.stringify(logged)).not.toContain(token)
  const undone = await editor().post('undo', { logId: logged[0]?.id })
  expect(undone.status).toBe(409)
  expect(undone.body.error).toContain('valid for 30 days')
})

test('create-intake-link stores only the link’s hash, and a repeat under the same key omits the link', async () => {
  const id = await putContact(database, { email: 'ada@example.com' })
  const headers = { 'idempotency-key': '6d1f0a52-0000-4000-8000-0000000000bb' }
  const first = await editor().post('create-intake-link', { id }, headers)
  const repeat = await editor().post('create-intake-link', { id }, headers)
  expect(repeat.body).toEqual({ ...first.body, link: undefined })
  expect(await database.db.$count(oneTimeTokens)).toBe(1)
})

test('create-intake-link returns 404 for an unknown contact', async () => {
  const gone = '6d1f0a52-0000-4000-8000-0000000000ff'
  expect((await editor().post('create-intake-link', { id: gone })).status).toBe(404)
})
