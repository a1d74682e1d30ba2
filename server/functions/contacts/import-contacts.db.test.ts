import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { RequestedExport } from '#contracts/create-export'
import type { importContacts } from '#contracts/import-contacts'
import { contactStatuses } from '#domain/contact-status'
import { contacts } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { exportedContacts } from '#server/queries/contacts/exported-contacts.server'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { actsIn, loggedIn } from '#test/log'
import { ask } from '#test/newsletter'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

type Answer = OutputOf<typeof importContacts>

async function send(csv: string, dryRun = false, columns?: readonly (string | null)[]): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'editor' }).post('import-contacts', {
    csv,
    dryRun,
    columns,
  })
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

const all = () => database.db.select().from(contacts).orderBy(asc(contacts.email))
const noteTexts = async () =>
  (await database.db.select({ text: notes.text }).from(notes)).map(({ text }) => text)

const file = `First name,Last name,E-Mail,Organisation,Phone,Shoe size,Stage
Grace,Hopper,Grace@Example.com,Compilers,'+1 555 0100,7,Client
"Lovelace, Ada",,ada@example.com,Engines,,,
Somebody,,not an address,,,,
Grace,Again,grace@example.com,,,,
Mary,,,,,,
Joan,Clarke,joan@example.com,,,,tall
`

test('a dry run reports exactly what the import then does, line by line, and changes nothing', async () => {
  await putContact(database, { email: 'ada@example.com', name: 'Ada' })
  const before = await all()
  const preview = await send(file, true)
  expect(preview).toEqual({
    logId: null,
    data: {
      problem: null,
      columns: [
        { header: 'First name', takenAs: 'first' },
        { header: 'Last name', takenAs: 'last' },
        { header: 'E-Mail', takenAs: 'email' },
        { header: 'Organisation', takenAs: 'company' },
        { header: 'Phone', takenAs: 'phone' },
        { header: 'Shoe size', takenAs: null },
        { header: 'Stage', takenAs: 'status' },
      ],
      unknownOwners: [],
      new: 2,
      known: 1,
      filled: 1,
      unsubscribed: 0,
      faulty: 3,
      faults: [
        { line: 4, problem: '“not an address” is not an address.' },
        { line: 5, problem: 'grace@example.com is on line 2 already.' },
        { line: 6, problem: 'There is no address.' },
      ],
      unread: 1,
      unreadCells: [{ line: 7, problem: '“tall” is not a status.' }],
      sample: [
        { line: 2, email: 'grace@example.com', name: 'Grace Hopper', company: 'Compilers', state: 'new' },
        { line: 3, email: 'ada@example.com', name: 'Lovelace, Ada', company: 'Engines', state: 'known' },
        { line: 7, email: 'joan@example.com', name: 'Joan Clarke', company: null, state: 'new' },
      ],
    },
  })
  expect(await all()).toEqual(before)
  const done = await send(file)
  expect(done.data).toEqual(preview.data)
  expect(await all()).toMatchObject([
    { email: 'ada@example.com', name: 'Ada', company: 'Engines' },
    {
      email: 'grace@example.com',
      name: 'Grace Hopper',
      phone: '+1 555 0100',
      status: 'client',
      waiting_since: null,
    },
    { email: 'joan@example.com', name: 'Joan Clarke', status: 'new' },
  ])
  expect(await noteTexts()).toEqual(['Stage: tall'])
  expect(await loggedIn(database)).toMatchObject([{ id: done.logId, subject_kind: 'contacts' }])
})

test('an import is one action, whose undo keeps contacts with newer data', async () => {
  const known = await putContact(database, { email: 'ada@example.com' })
  const { logId } = await send(
    'email,name\nada@example.com,Ada\ngrace@example.com,Grace\nmary@example.com,Mary\n',
  )
  await createTestApp(database).post('subscribe-newsletter', { name: 'Mary', email: 'mary@example.com' })
  const undone = await createTestApp(database, { role: 'editor' }).post('undo', { logId })
  expect(undone.body['data']).toMatchObject({ kept: 1 })
  expect(await all()).toMatchObject([{ id: known, name: null }, { email: 'mary@example.com' }])
})

test('undo of an import keeps contacts that somebody has edited since', async () => {
  const { logId } = await send('email,name\ngrace@example.com,Grace\nmary@example.com,Mary\n')
  const { post } = createTestApp(database, { role: 'editor' })
  const [grace] = await all()
  const edited = await post('update-contact', { id: grace?.id, version: 0, changes: { company: 'Navy' } })
  expect(edited.status, edited.body.error).toBe(200)
  expect((await post('undo', { logId })).body['data']).toMatchObject({ kept: 1 })
  expect(await all()).toMatchObject([{ email: 'grace@example.com', company: 'Navy' }])
})

test('import-contacts reports people who unsubscribed, and does not subscribe them again', async () => {
  await ask(database, { email: 'left@example.com' })
  await database.db.update(newsletterSubscribers).set({ state: 'unsubscribed' })
  const { data } = await send('email\nleft@example.com\nnew@example.com\n')
  expect(data).toMatchObject({
    new: 1,
    unsubscribed: 1,
    sample: [{ state: 'unsubscribed' }, { state: 'new' }],
  })
  const states = await database.db.select({ state: newsletterSubscribers.state }).from(newsletterSubscribers)
  expect(states).toEqual([{ state: 'unsubscribed' }])
})

test('an unconfirmed subscriber is not reported as unsubscribed', async () => {
  await ask(database, { email: 'pending@example.com' })
  const { data } = await send('email\npending@example.com\n')
  expect(data).toMatchObject({ unsubscribed: 0 })
  expect(data.sample.map(({ state }) => state)).not.toContain('unsubscribed')
})

test('the import and its undo keep a lead’s known data', async () => {
  await putContact(database, { email: 'ada@example.com', name: 'Ada' })
  const { logId } = await send('email,name,company\nada@example.com,Augusta,Engines\n')
  expect(await all()).toMatchObject([{ name: 'Ada', company: 'Engines' }])
  await createTestApp(database, { role: 'editor' }).post('undo', { logId })
  expect(await all()).toMatchObject([{ name: 'Ada', company: null }])
})

test('import-contacts does not change a merged lead', async () => {
  const keep = await putContact(database, { email: 'ada@example.com' })
  const merge = await putContact(database, { email: 'ada@old.example' })
  const { post } = createTestApp(database, { role: 'editor' })
  expect((await post('merge-contacts', { keep, merge })).status).toBe(200)
  const before = await all()
  await send('email,company\nada@old.example,Engines\n')
  expect(await all()).toEqual(before)
})

test('import-contacts says why a file cannot be imported', async () => {
  const problems = async (csv: string) => (await send(csv)).data.problem
  expect(await problems('name,company\nAda,Engines')).toBe(
    'No column holds addresses. Say under “Columns” which one it is.',
  )
  expect(await problems('email')).toBe('There is a header line at most, and nobody below it.')
  const many = `email\n${Array.from({ length: 10_001 }, (_, n) => `${n}@example.com`).join('\n')}`
  expect(await problems(many)).toBe('At most 10,000 people at a time: divide the file.')
  expect(await all()).toEqual([])
})

test('import-contacts parses semicolons, tabs and a byte order mark', async () => {
  expect((await send('\uFEFFEmail;Name\r\nada@example.com;"Lovelace; Ada"\r\n')).data.new).toBe(1)
  expect((await send('Name\tEmail\nGrace\tgrace@example.com\n')).data.new).toBe(1)
  expect((await all()).map(({ name }) => name)).toEqual(['Lovelace; Ada', 'Grace'])
})

test('an import of 250 rows is one action, idempotent under its key and undone as a whole', async () => {
  const lines = Array.from({ length: 250 }, (_, n) => `Person ${n},person-${n}@example.com`)
  const csv = ['Name,Email', ...lines].join('\n')
  await putContact(database, { email: 'person-120@example.com' })
  const preview = await send(csv, true)
  const { post } = createTestApp(database, { role: 'editor' })
  const key = { 'idempotency-key': 'hundreds' }
  const { body } = await post('import-contacts', { csv, dryRun: false }, key)
  expect(body['data']).toEqual(preview.data)
  expect(body['data']).toMatchObject({ new: 249, known: 1, filled: 1 })
  expect(await post('import-contacts', { csv, dryRun: false }, key)).toMatchObject({ body })
  expect(await actsIn(database)).toHaveLength(1)
  expect(await all()).toHaveLength(250)
  expect((await post('undo', { logId: body['logId'] })).body['data']).toMatchObject({ kept: 0 })
  expect(await all()).toMatchObject([{ email: 'person-120@example.com', name: null }])
})

test('import-contacts refuses half a million columns before parsing, but not quoted text with as many commas', async () => {
  const wide = await send(`Email${',x'.repeat(500_000)}\nada@example.com`, true)
  expect(wide.data.problem).toBe('This file has more than 200 columns. Leave out those that are not needed.')
  const quoted = await send(`Email,Note\nada@example.com,"${'a, '.repeat(500)}"`, true)
  expect(quoted.data).toMatchObject({ problem: null, new: 1 })
})

/** The exports of other CRMs, shortened to the columns that matter. */
const exportsOf = {
  HubSpot: `Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Associated Company
1,Grace,Hopper,grace@example.com,+1 555 0100,Editor Person,IN_PROGRESS,2024-03-09 16:40,Compilers
`,
  Pipedrive: `Person - Name,Person - Label,Person - Organization,Person - Email - Work,Person - Phone - Work,Person - Owner,Person - Person created,Person - Notes
Grace Hopper,Hot lead,Compilers,grace@example.com,+1 555 0100,editor.person@example.com,2024-03-09 16:40:11,Met in March.
`,
  Mailchimp: `Email Address,First Name,Last Name,Phone Number,MEMBER_RATING,OPTIN_TIME,NOTES,TAGS
grace@example.com,Grace,Hopper,+1 555 0100,2,2024-03-09 16:40:11,Met in March.,"Hot lead"
`,
}

async function addTeam(): Promise<void> {
  await database.db.execute(sql`
    insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
    values (gen_random_uuid(), 'editor.person@example.com', '', 'editor', now(), now(), now())`)
}

test.each(Object.entries(exportsOf))('import-contacts maps the columns of %s', async (program, csv) => {
  await addTeam()
  const { data } = await send(csv)
  expect(data).toMatchObject({ problem: null, new: 1, faulty: 0, unknownOwners: [] })
  const [grace] = await all()
  expect(grace).toMatchObject({ name: 'Grace Hopper', phone: '+1 555 0100' })
  expect(grace?.created_at.toISOString().slice(0, 10)).toBe('2024-03-09')
  expect(grace?.status).toBe(program === 'HubSpot' ? 'answered' : 'new')
  expect(grace?.owner_id === null).toBe(program === 'Mailchimp')
  expect(await noteTexts()).toEqual(program === 'HubSpot' ? [] : ['Met in March.\nTags: Hot lead'])
})

test('import-contacts maps columns as set by hand, and ignores the others', async () => {
  const csv = 'Who,Where,Score,Remark\nGrace,grace@example.com,7,Call back\n'
  const takenAs = async (columns?: readonly (string | null)[]) =>
    (await send(csv, columns === undefined, columns)).data.columns.map((column) => column.takenAs)
  expect(await takenAs()).toEqual([null, 'email', null, null])
  expect(await takenAs(['name', 'email', 'note', 'note'])).toEqual(['name', 'email', 'note', 'note'])
  expect(await noteTexts()).toEqual(['Score: 7\nRemark: Call back'])
  await send('Name,Email\nAda,ada@example.com\n', false, [null, 'email'])
  expect(await all()).toMatchObject([{ email: 'ada@example.com', name: null }, { name: 'Grace' }])
})

test('import-contacts reports owners who are not on the team, and imports their leads without owner', async () => {
  const { data } = await send('Email,Owner\ngrace@example.com,Somebody Else\n')
  expect(data.unknownOwners).toEqual(['Somebody Else'])
  expect(await all()).toMatchObject([{ owner_id: null }])
})

test('undo of an import deletes each lead with its imported note, and redo restores both', async () => {
  const csv = 'Email,Notes\ngrace@example.com,Met in March.\nmary@example.com,Met in May.\n'
  const { logId } = await send(csv)
  const { post } = createTestApp(database, { role: 'editor' })
  const [, mary] = await all()
  await post('add-note', { id: mary?.id, kind: 'note', text: 'Called.' })
  const undone = await post('undo', { logId })
  expect(undone.body['data']).toMatchObject({ kept: 1 })
  expect((await all()).map(({ email }) => email)).toEqual(['mary@example.com'])
  expect((await noteTexts()).toSorted()).toEqual(['Called.', 'Met in May.'])
  expect((await post('undo', { logId: undone.body['logId'] })).status).toBe(200)
  expect(await all()).toHaveLength(2)
  expect((await noteTexts()).toSorted()).toEqual(['Called.', 'Met in March.', 'Met in May.'])
})

test('import-contacts imports people whose dates cannot be parsed, and names their lines', async () => {
  const csv = 'Email,Created\na@example.com,28/03/2024\nb@example.com,31/02/2024\nc@example.com,02/03/2024\n'
  const { data } = await send(csv)
  expect(data).toMatchObject({
    new: 3,
    faulty: 0,
    unread: 1,
    unreadCells: [{ line: 3, problem: '“31/02/2024” is not a date.' }],
  })
  const [a, b, c] = await all()
  expect(a?.created_at.toISOString()).toBe('2024-03-28T12:00:00.000Z')
  expect(b?.created_at).toEqual(b?.last_activity_at)
  expect(c?.created_at.toISOString()).toBe('2024-03-02T12:00:00.000Z')
  expect(await noteTexts()).toEqual(['Created: 31/02/2024'])
})

test('import-contacts has the length limits of the forms, and moves longer values into the note', async () => {
  const [name, linkedin] = ['n'.repeat(200), 'l'.repeat(500)]
  const { data } = await send(
    `Email,Name,LinkedIn\na@example.com,${name},${linkedin}\nb@example.com,${name}n,${linkedin}l\n`,
  )
  expect(data.unreadCells).toEqual([
    { line: 3, problem: `“${'n'.repeat(80)}…” is longer than 200 characters.` },
    { line: 3, problem: `“${'l'.repeat(80)}…” is longer than 500 characters.` },
  ])
  expect(await all()).toMatchObject([
    { name, linkedin },
    { name: null, linkedin: null },
  ])
  expect(await noteTexts()).toEqual([`Name: ${name}n\nLinkedIn: ${linkedin}l`])
})

test('import-contacts counts leading blank lines, and keeps the empty first header of a tab-separated file', async () => {
  const { data } = await send('\n\n\tName\tEmail\n1\tMary\tnobody\n2\tGrace\tgrace@example.com\n', true)
  expect(data.faults).toEqual([{ line: 4, problem: '“nobody” is not an address.' }])
  expect(data.sample).toMatchObject([{ line: 5, name: 'Grace', email: 'grace@example.com' }])
})

test.each(['spreadsheet', 'program'] as const)('our export for a %s imports unchanged', async (format) => {
  await addTeam()
  const at = (day: string) => new Date(`${day}T03:04:05.006Z`)
  const full = {
    name: '=Ada, "Countess"\nof Lovelace',
    company: '@Engines; \u200b=Co',
    phone: '+1 555 0100',
    linkedin: `linkedin.com/in/${'l'.repeat(484)}`,
    next_step: '- call back',
    next_step_on: '2026-12-24',
    waiting_since: at('2026-11-20'),
    first_asked_at: at('2026-11-01'),
    first_reply_at: at('2026-11-02'),
    score: 73,
    yearly_cost: 1234.5,
    team_size: '11-50',
  }
  const people = contactStatuses.map((status, index) => ({
    id: randomUUID(),
    email: `${status}@example.com`,
    status,
    version: 0,
    created_at: at('2026-10-01'),
    last_activity_at: at(`2026-11-0${index + 1}`),
    ...(index % 2 === 0 && full),
  }))
  await database.db.insert(contacts).values(people)
  await database.db.execute(
    sql`update contacts set owner_id = (select id from users limit 1) where score is not null`,
  )
  const [first] = people
  await database.db.insert(notes).values(
    ['2024-03-09', '2025-03-09'].map((day) => ({
      id: randomUUID(),
      contact_id: first?.id ?? '',
      kind: 'note' as const,
      text: `Met "her",\nagain: ${'x'.repeat(9_000)}`,
      created_at: at(day),
    })),
  )
  const exported = async () => {
    let csv = ''
    const asked: RequestedExport = { what: 'contacts', format, including: ['notes'], sort: 'newest' }
    for await (const part of exportedContacts(database.db, asked, '2026-11-28')) csv += part
    return csv
  }
  const before = await exported()
  await database.db.delete(notes)
  await database.db.delete(contacts)
  const { data } = await send(before)
  expect(data).toMatchObject({ new: people.length, faulty: 0, unread: 0, unknownOwners: [] })
  // Imported contacts have the attribution “Import”.
  expect((await exported()).replaceAll(',Import,Import', ',,')).toBe(before)
})
