import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exportTickets } from '#server/db/schema/export-tickets'
import { callerWith, createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { ask } from '#test/newsletter'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await database.db.execute(sql`
    insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
    values (${callerWith('viewer').userId}, 'v@example.com', '', 'viewer', now(), now(), now())`)
  await database.db.execute(sql`
    insert into sessions (id, user_id, method, created_at, refreshed_at)
    values (${callerWith('viewer').sessionId}, ${callerWith('viewer').userId}, 'password', now(), now())`)
})

const app = (viewersMayExport = true) =>
  createTestApp(database, { role: 'viewer', outside: { viewersMayExport } })

async function urlOf(body: object = {}): Promise<string> {
  const answer = await app().post('create-export', { what: 'contacts', ...body })
  expect(answer.status, answer.body.error).toBe(200)
  return (answer.body['data'] as { url: string }).url
}

const fetched = async (url: string) => (await app().request(url)).text()

test('gives the list as it was asked for, as a file that no spreadsheet computes', async () => {
  await putContact(database, { email: 'ada@example.com', name: '=cmd|calc!A1', company: 'Engines, "Inc"' })
  await putContact(database, {
    email: 'grace@example.com',
    status: 'client',
    score: 14,
    yearly_cost: 136_500,
  })
  const url = await urlOf({ sort: 'score' })
  const answer = await app().request(url)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, first, second, ...rest] = new TextDecoder().decode(bytes).split('\n')
  expect(head).toMatch(/^Name,Email,Company,/)
  expect(first).toMatch(/^,grace@example\.com,,,,Client,.*,14,136500,/)
  expect(second).toMatch(/^'=cmd\|calc!A1,ada@example\.com,"Engines, ""Inc""",/)
  expect(rest).toEqual([''])
})

test('names that were stored with marks of direction do not turn their line around', async () => {
  await putContact(database, {
    email: 'ada@example.com',
    name: 'Ada \u202Egnp.exe',
    company: '\u2066Engines',
  })
  expect(await fetched(await urlOf())).toContain('\nAda gnp.exe,ada@example.com,Engines,')
})

test('once, of two at the same moment one', async () => {
  const url = await urlOf()
  const statuses = await Promise.all([app().request(url), app().request(url)])
  expect(statuses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404'])
  await Promise.all(statuses.map((answer) => answer.text()))
  expect(await fetched(url)).toContain('This export was fetched already, or its minute is over.')
  expect(await fetched('/exports/leads.csv')).toContain('Please ask for it again.')
})

test('a look at the address by HEAD leaves the ticket for the one who fetches it', async () => {
  const url = await urlOf()
  for (const _look of [1, 2]) {
    const answer = await app().request(url, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(await answer.text()).toBe('')
  }
  expect((await app().request(url)).status).toBe(200)
  expect((await app().request(url, { method: 'HEAD' })).status).toBe(404)
})

test('nothing once the session in which it was asked for has ended', async () => {
  const url = await urlOf()
  await database.db.execute(sql`delete from sessions`)
  expect((await app().request(url, { method: 'HEAD' })).status).toBe(404)
  expect((await app().request(url)).status).toBe(404)
})

test('within a minute, for whoever is an admin still', async () => {
  const late = await urlOf()
  await database.db.update(exportTickets).set({ expires_at: sql`now() - interval '1 second'` })
  expect((await app().request(late)).status).toBe(404)
  const url = await urlOf()
  await database.db.execute(sql`update users set role = null`)
  expect((await app().request(url)).status).toBe(404)
})

test('narrowed, chosen, and longer than one part', async () => {
  await database.db.execute(sql`
    insert into contacts (id, email, status, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', 'parked', now(), now() - n * interval '1 second'
    from generate_series(1, 1201) as n`)
  const chosen = await putContact(database, { name: 'Ada' })
  const lines = async (body: object) => (await fetched(await urlOf(body))).trim().split('\n').slice(1)
  const all = await lines({ filters: { status: ['parked'] } })
  expect(all).toHaveLength(1201)
  expect(new Set(all).size).toBe(1201)
  expect(await lines({ ids: [chosen] })).toEqual([expect.stringMatching(/^Ada,/)])
  expect(await lines({ q: 'ada' })).toHaveLength(1)
})

test('for a program as it is stored, for a spreadsheet with an apostrophe before what it would compute', async () => {
  await putContact(database, { email: 'ada@example.com', phone: '+1 555 0100' })
  const program = await fetched(await urlOf({ format: 'program' }))
  expect(program).toMatch(/^Name,Email,/)
  expect(program).toContain(',+1 555 0100,')
  expect(await fetched(await urlOf({ format: 'spreadsheet' }))).toContain(",'+1 555 0100,")
})

test('with notes, answers and consents when they are asked for, each of its own contact', async () => {
  const id = await putContact(database, { email: 'ada@example.com', name: 'Ada' })
  await putContact(database, { email: 'other@example.com', name: 'Other' })
  const editor = createTestApp(database, { role: 'editor' })
  await editor.post('add-note', { id, kind: 'note', text: 'Met in March.' })
  await editor.post('add-note', { id, kind: 'call', text: 'Called in May.' })
  await ask(database, { email: 'ada@example.com' })
  const url = await urlOf({ q: 'ada', format: 'program', including: ['notes', 'consents', 'answers'] })
  const [head, ...lines] = (await fetched(url)).split('\n')
  expect(head).toMatch(/,Notes,Consents,Answers$/)
  const text = lines.join('\n')
  expect(text).toMatch(/"\d{4}-\d\d-\d\d Met in March\.\n\d{4}-\d\d-\d\d Called in May\."/)
  expect(text).toMatch(/\d{4}-\d\d-\d\d newsletter: pending/)
  expect(text).toMatch(/\d{4}-\d\d-\d\d newsletter\n/)
  expect(text).not.toContain('Other')
  expect(await fetched(await urlOf())).not.toContain('Met in March.')
})

test('nothing for a viewer once the owner has taken the permission away', async () => {
  const url = await urlOf()
  expect((await app(false).request(url, { method: 'HEAD' })).status).toBe(404)
  expect((await app(false).request(url)).status).toBe(404)
})

test('everything about one person, every page of it, and of nobody else', async () => {
  const id = await putContact(database, { email: "o'neil@example.com", name: 'Ada' })
  await putContact(database, { email: 'other@example.com', name: 'Ada' })
  const { post } = createTestApp(database, { role: 'editor' })
  for (let n = 0; n < 60; n += 1) await post('add-note', { id, kind: 'note', text: `Note ${n}.` })
  const answer = await app().request(await urlOf({ what: 'contact', ids: [id] }))
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="lead.json"; filename*=UTF-8''o%27neil%40example.com.json`,
  )
  const text = await answer.text()
  const file = JSON.parse(text) as { email: string; timeline: { type: string; text: string }[] }
  expect(file).toMatchObject({ id, email: "o'neil@example.com", name: 'Ada' })
  expect(Object.keys(file)).not.toContain('team')
  const notes = file.timeline.filter(({ type }) => type === 'note').map((entry) => entry.text)
  expect(notes.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => `Note ${n}.`).toSorted())
  expect(text).not.toContain('other@example.com')
})

test('a ticket for one person opens no list, and one for a list no person', async () => {
  const id = await putContact(database)
  const one = await urlOf({ what: 'contact', ids: [id] })
  expect((await app().request(one.replace('lead.json', 'leads.csv'))).status).toBe(404)
  const list = await urlOf()
  expect((await app().request(list.replace('leads.csv', 'lead.json'))).status).toBe(404)
})

test('says that a person was erased before their file was fetched', async () => {
  const id = await putContact(database)
  const url = await urlOf({ what: 'contact', ids: [id] })
  await database.db.execute(sql`delete from contacts`)
  const answer = await app().request(url)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This person isn’t here anymore.')
})
