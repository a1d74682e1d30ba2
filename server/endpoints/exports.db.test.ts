import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { backups } from '#server/db/schema/backups'
import { exportTickets } from '#server/db/schema/export-tickets'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import type { AdminCaller } from '#server/http/caller'
import { callerWith, createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { exampleBodies } from '#test/examples'
import { ask, subscribe } from '#test/newsletter'
import { type TestDatabase, testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'

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

test('exports the requested list, with formulas escaped', async () => {
  await putContact(database, {
    email: 'ada@example.com',
    name: '\u200b=cmd|calc!A1',
    company: 'Engines, "Inc"',
  })
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
  expect(second).toMatch(/^'\u200b=cmd\|calc!A1,ada@example\.com,"Engines, ""Inc""",/)
  expect(rest).toEqual([''])
})

test('removes bidirectional control characters from stored names', async () => {
  await putContact(database, {
    email: 'ada@example.com',
    name: 'Ada \u202Egnp.exe',
    company: '\u2066Engines',
  })
  expect(await fetched(await urlOf())).toContain('\nAda gnp.exe,ada@example.com,Engines,')
})

test('a ticket is used once, even by two concurrent requests', async () => {
  const url = await urlOf()
  const statuses = await Promise.all([app().request(url), app().request(url)])
  expect(statuses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404'])
  await Promise.all(statuses.map((answer) => answer.text()))
  expect(await fetched(url)).toContain('This export was fetched already, or its minute is over.')
  expect(await fetched('/exports/leads.csv')).toContain('Please ask for it again.')
})

test('a HEAD request does not use up the one-time export ticket', async () => {
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

test('a ticket is refused once the session that requested it has ended', async () => {
  const url = await urlOf()
  await database.db.execute(sql`delete from sessions`)
  expect((await app().request(url, { method: 'HEAD' })).status).toBe(404)
  expect((await app().request(url)).status).toBe(404)
})

test('a ticket is valid for a minute, and for admins only', async () => {
  const late = await urlOf()
  await database.db.update(exportTickets).set({ expires_at: sql`now() - interval '1 second'` })
  expect((await app().request(late)).status).toBe(404)
  const url = await urlOf()
  await database.db.execute(sql`update users set role = null`)
  expect((await app().request(url)).status).toBe(404)
})

test('exports a filtered list, a selection, and a list of more rows than one query reads', async () => {
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

test('escapes formulas for spreadsheets, but not in the format for programs', async () => {
  await putContact(database, { email: 'ada@example.com', phone: '+1 555 0100' })
  const program = await fetched(await urlOf({ format: 'program' }))
  expect(program).toMatch(/^Name,Email,/)
  expect(program).toContain(',+1 555 0100,')
  expect(await fetched(await urlOf({ format: 'spreadsheet' }))).toContain(",'+1 555 0100,")
})

test('includes notes, answers and consents on request, each with its contact', async () => {
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
  expect(text).toMatch(/\d{4}-\d\d-\d\d Newsletter\n/)
  expect(text).not.toContain('Other')
  expect(await fetched(await urlOf())).not.toContain('Met in March.')
})

test('the newsletter’s list is exported as listmonk, Mailchimp and spreadsheets read it', async () => {
  await subscribe(database, { name: 'Ada Lovelace', email: 'ada@example.com' })
  await subscribe(database, { name: '\u2060=cmd|calc!A1', email: '+g@example.com' })
  await ask(database, { name: 'Not Yet', email: 'not-yet@example.com' })
  const subscribed = { what: 'subscribers', state: 'subscribed' }
  const listmonk = await urlOf({ ...subscribed, format: 'listmonk' })
  expect(listmonk).toMatch(/^\/exports\/subscribers\.csv\?ticket=/)
  const lines = (await fetched(listmonk)).split('\n')
  expect(lines[0]).toBe('email,name,attributes')
  expect(lines[1]).toMatch(/^\+g@example\.com,'\u2060=cmd\|calc!A1,/)
  expect(lines[2]).toMatch(
    /^ada@example\.com,Ada Lovelace,"\{.*""confirmed_at"":""20.*""consent"":""Double opt-in, by the button in our mail""\}"$/,
  )
  expect(lines).toHaveLength(4)
  const mailchimp = (await fetched(await urlOf({ ...subscribed, format: 'mailchimp' }))).split('\n')
  expect(mailchimp[0]).toBe(
    'Email Address,First Name,Last Name,OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,SOURCE,CONSENT',
  )
  expect(mailchimp[2]).toMatch(/^ada@example\.com,Ada,Lovelace,20.*Z,20.*Z,,,"Double opt-in, by the button/)
  const everyone = await fetched(await urlOf({ what: 'subscribers' }))
  expect(everyone).toMatch(/^Name,Email,State,/)
  expect(everyone).toContain("\n'\u2060=cmd|calc!A1,'+g@example.com,subscribed,")
  expect(everyone).toContain('\nNot Yet,not-yet@example.com,pending,')
})

test('unconfirmed subscribers cannot be exported for a newsletter tool', async () => {
  for (const state of ['pending', undefined]) {
    const { status, body } = await app().post('create-export', {
      what: 'subscribers',
      format: 'mailchimp',
      state,
    })
    expect(status).toBe(422)
    expect(body.issues).toEqual([
      { path: 'format', message: 'A newsletter tool gets subscribers, or those who unsubscribed' },
    ])
  }
})

test('a workshop’s people are exported by session, with the waiting list, or all of them', async () => {
  const { post } = createTestApp(database)
  const person = { name: '=Ada', email: 'ada@example.com', company: 'Engines' }
  await post('register-free-workshop', { ...person, biggest_challenge: 'Quotes.' })
  await post('register-workshop', person)
  const [lead] = await database.db.select().from(workshopLeads)
  const startsAt = lead?.session_starts_at.toISOString() ?? ''
  await database.db.insert(workshopLeads).values({
    ...(lead as typeof workshopLeads.$inferInsert),
    id: '6d1f0a52-0000-4000-8000-0000000000aa',
    session_starts_at: new Date('2026-01-02T19:00:00Z'),
    seat: null,
  })
  const free = { what: 'attendees', workshop: 'free' }
  const one = (await fetched(await urlOf({ ...free, startsAt }))).split('\n')
  expect(one[0]).toMatch(/^Session,Place,Seat,Name,Email,Company,Biggest challenge,Registered,/)
  expect(one[1]).toMatch(new RegExp(`^${startsAt},Seat,1,'=Ada,ada@example.com,Engines,Quotes.,20`))
  expect(one).toHaveLength(3)
  const all = await fetched(await urlOf(free))
  expect(all).toContain('\n2026-01-02T19:00:00.000Z,Waiting list,,')
  const readiness = await fetched(await urlOf({ what: 'attendees', workshop: 'readiness' }))
  expect(readiness).toMatch(/^Name,.*\n'=Ada,ada@example\.com,Engines,20.*,Not registered yet\n$/)
})

test('exports one form with a column for each answer, and all forms with one column for all answers', async () => {
  const { post } = createTestApp(database)
  await post('register-workshop', { name: '=Ada', email: 'ada@example.com', company: 'Engines' })
  await post('submit-podcast-guest', {
    email: 'grace@example.com',
    linkedinProfile: 'https://www.linkedin.com/in/grace',
  })
  await post('submit-testimonial', { ...exampleBodies['submit-testimonial'], testimonial: 'It works.' })
  const what = 'submissions'
  const all = await fetched(await urlOf({ what }))
  expect(all).toMatch(/^\uFEFF?Received,Form,From,Lead,Lead’s email,Answers\n/)
  expect(all.match(/^20\d\d-.*Z,(?:Testimonial|Podcast application|AI readiness workshop),/gm)).toHaveLength(
    3,
  )
  const one = await fetched(await urlOf({ what, received: { form: ['podcast-application'] } }))
  expect(one.split('\n')).toEqual([
    expect.stringMatching(
      /^\uFEFF?Received,Form,From,Lead,Lead’s email,Email,LinkedIn profile,Other answers$/,
    ),
    expect.stringMatching(
      /^20.*Z,Podcast application,,,grace@example\.com,grace@example\.com,https:\/\/www\.linkedin\.com\/in\/grace,$/,
    ),
    '',
  ])
  const unassigned = await fetched(await urlOf({ what, received: { isUnassigned: true } }))
  expect(unassigned).toContain('It works.')
  expect(unassigned).not.toContain('grace@example.com')
  const found = await fetched(await urlOf({ what, q: 'grace' }))
  expect(found).toContain('grace@example.com')
  expect(found).not.toContain('ada@example.com')
})

test('answers of an earlier version that no field matches are exported under their own names', async () => {
  const contactId = await putContact(database, { email: 'ada@example.com' })
  await database.db.insert(activities).values({
    id: randomUUID(),
    contact_id: contactId,
    kind: 'podcast-application',
    subject_id: randomUUID(),
    content: [
      ['Email', 'ada@example.com'],
      ['Favorite animal', 'Cat'],
    ],
    created_at: new Date(),
  })
  const csv = await fetched(await urlOf({ what: 'submissions', received: { form: ['podcast-application'] } }))
  expect(csv).toMatch(/,ada@example\.com,,Favorite animal: Cat\n$/)
})

test('refuses a viewer’s ticket once the owner has revoked the export permission', async () => {
  const url = await urlOf()
  expect((await app(false).request(url, { method: 'HEAD' })).status).toBe(404)
  expect((await app(false).request(url)).status).toBe(404)
})

test('the export of one person contains the whole timeline, and nobody else', async () => {
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

test('a ticket for one person is refused for a list, and vice versa', async () => {
  const id = await putContact(database)
  const one = await urlOf({ what: 'contact', ids: [id] })
  expect((await app().request(one.replace('lead.json', 'leads.csv'))).status).toBe(404)
  const list = await urlOf()
  expect((await app().request(list.replace('leads.csv', 'lead.json'))).status).toBe(404)
})

test('reports that a person was erased before the download', async () => {
  const id = await putContact(database)
  const url = await urlOf({ what: 'contact', ids: [id] })
  await database.db.execute(sql`delete from contacts`)
  const answer = await app().request(url)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This person isn’t here anymore.')
})

test('only a current owner downloads a backup, once and with its size', async () => {
  const path = join(temporaryFolder(), 'asked-for-2026-11-22.backup')
  writeFileSync(path, 'a whole backup')
  const id = '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a21'
  const at = database.now()
  await database.db
    .insert(backups)
    .values({ id, occasion: 'asked for', begun_at: at, finished_at: at, file: path, bytes: 14 })
  const { userId, sessionId } = callerWith('owner') as AdminCaller
  await database.db.execute(sql`
    insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
    values (${userId}, 'o@example.com', '', 'owner', now(), now(), now())`)
  await database.db.execute(sql`delete from sessions`)
  await database.db.execute(sql`
    insert into sessions (id, user_id, method, created_at, refreshed_at)
    values (${sessionId}, ${userId}, 'password', now(), now())`)
  const owner = createTestApp(database, { role: 'owner' })
  const ticketUrl = async () => {
    const { status, body } = await owner.post('create-export', { what: 'backup', ids: [id] })
    expect(status, body.error).toBe(200)
    return (body['data'] as { url: string }).url
  }
  const url = await ticketUrl()
  const answer = await owner.request(url)
  expect(answer.headers.get('content-length')).toBe('14')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="asked-for-2026-11-22.backup"')
  expect(await answer.text()).toBe('a whole backup')
  expect((await owner.request(url)).status).toBe(404)
  const later = await ticketUrl()
  await database.db.execute(sql`update users set role = 'editor' where id = ${userId}`)
  expect((await owner.request(later)).status).toBe(404)
})
