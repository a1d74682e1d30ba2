import { beforeEach, expect, test } from 'vitest'
import { exportRefusal } from '#content/office/export-refusal'
import { exportTickets } from '#server/db/schema/export-tickets'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putContact } from '#test/contacts'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('create-export returns a download URL, stores only the ticket’s hash, and is logged', async () => {
  const asked = { what: 'contacts', filters: { status: ['client'] }, sort: 'score' }
  const { body } = await createTestApp(database, { role: 'editor' }).post('create-export', asked)
  const [, ticket = ''] =
    /^\/exports\/leads\.csv\?ticket=([\w-]{43})$/.exec((body['data'] as { url: string }).url) ?? []
  const [kept] = await database.db.select().from(exportTickets)
  expect(kept).toMatchObject({ requested: asked, token_hash: expect.not.stringContaining(ticket) })
  expect(await loggedIn(database)).toMatchObject([{ subject_kind: 'export', after: asked }])
})

test('create-export refuses an unknown kind of export', async () => {
  const answer = await createTestApp(database, { role: 'editor' }).post('create-export', {
    what: 'passwords',
  })
  expect(answer.body.error).toBe('There is no export of that')
})

test('create-export refuses a viewer, for a list and for one person, unless the owner allows it', async () => {
  const requests = [{ what: 'contacts' }, { what: 'contact', ids: [await putContact(database)] }]
  for (const request of requests) {
    const refused = await createTestApp(database, { role: 'viewer' }).post('create-export', request)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'forbidden', error: exportRefusal })
  }
  expect(await database.db.$count(exportTickets)).toBe(0)
  expect(await loggedIn(database)).toEqual([])
  const allowing = createTestApp(database, { role: 'viewer', outside: { viewersMayExport: true } })
  for (const request of requests) expect((await allowing.post('create-export', request)).status).toBe(200)
  expect(await database.db.$count(exportTickets)).toBe(2)
})

test('the export of one person requires exactly one existing contact, and is logged', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const id = await putContact(database)
  const gone = '6d1f0a52-0000-4000-8000-0000000000ff'
  for (const ids of [undefined, [id, gone]]) {
    const { status, body } = await post('create-export', { what: 'contact', ids })
    expect(status).toBe(422)
    expect(body.issues).toEqual([{ path: 'ids', message: 'Name the one person to export' }])
  }
  const missing = await post('create-export', { what: 'contact', ids: [gone] })
  expect(missing.status).toBe(404)
  expect(missing.body.error).toBe('This person isn’t here anymore.')
  const { body } = await post('create-export', { what: 'contact', ids: [id] })
  expect((body['data'] as { url: string }).url).toMatch(/^\/exports\/lead\.json\?ticket=/)
  expect(await loggedIn(database)).toMatchObject([
    { subject_kind: 'export', after: { what: 'contact', ids: [id] } },
  ])
})
