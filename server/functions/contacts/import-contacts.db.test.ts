import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { importContacts } from '#contracts/import-contacts'
import { contacts } from '#server/db/schema/contacts'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'
import { ask } from '#test/newsletter'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

type Answer = OutputOf<typeof importContacts>

async function send(csv: string, dryRun = false): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'editor' }).post('import-contacts', { csv, dryRun })
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

const all = () => database.db.select().from(contacts).orderBy(asc(contacts.email))

const file = `First name,Last name,E-Mail,Organisation,Phone,Shoe size,Stage
Grace,Hopper,Grace@Example.com,Compilers,'+1 555 0100,7,Client
"Lovelace, Ada",,ada@example.com,Engines,,,
Somebody,,not an address,,,,
Grace,Again,grace@example.com,,,,
Mary,,,,,,
Joan,Clarke,joan@example.com,,,,tall
`

test('a dry run says truly what the import then does, line by line, and changes nothing', async () => {
  await putContact(database, { email: 'ada@example.com', name: 'Ada' })
  const before = await all()
  const preview = await send(file, true)
  expect(preview).toEqual({
    logId: null,
    data: {
      problem: null,
      columns: [
        { header: 'First name', takenAs: 'First name' },
        { header: 'Last name', takenAs: 'Last name' },
        { header: 'E-Mail', takenAs: 'Email' },
        { header: 'Organisation', takenAs: 'Company' },
        { header: 'Phone', takenAs: 'Phone' },
        { header: 'Shoe size', takenAs: null },
        { header: 'Stage', takenAs: 'Status' },
      ],
      new: 1,
      known: 1,
      filled: 1,
      unsubscribed: 0,
      faulty: 4,
      faults: [
        { line: 4, problem: '“not an address” is not an address.' },
        { line: 5, problem: 'grace@example.com is on line 2 already.' },
        { line: 6, problem: 'There is no address.' },
        { line: 7, problem: '“tall” is not a status.' },
      ],
      sample: [
        { line: 2, email: 'grace@example.com', name: 'Grace Hopper', company: 'Compilers', state: 'new' },
        { line: 3, email: 'ada@example.com', name: 'Lovelace, Ada', company: 'Engines', state: 'known' },
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
  ])
  expect(await loggedIn(database)).toMatchObject([{ id: done.logId, subject_kind: 'contacts' }])
})

test('is one act, which undo takes back but for whom something has come of', async () => {
  const known = await putContact(database, { email: 'ada@example.com' })
  const { logId } = await send(
    'email,name\nada@example.com,Ada\ngrace@example.com,Grace\nmary@example.com,Mary\n',
  )
  await createTestApp(database).post('subscribe-newsletter', { name: 'Mary', email: 'mary@example.com' })
  const undone = await createTestApp(database, { role: 'editor' }).post('undo', { logId })
  expect(undone.body['data']).toMatchObject({ kept: 1 })
  expect(await all()).toMatchObject([{ id: known, name: null }, { email: 'mary@example.com' }])
})

test('whoever left the newsletter is told apart, and stays away', async () => {
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

test('says of a file from which nothing can be taken why', async () => {
  const problems = async (csv: string) => (await send(csv)).data.problem
  expect(await problems('name,company\nAda,Engines')).toBe(
    'No column holds addresses. Call one of them “Email” in the first line.',
  )
  expect(await problems('email')).toBe('There is a header line at most, and nobody below it.')
  expect(await problems('email\n"ada@example.com')).toMatch(/^This is not a CSV file that can be read: /)
  const many = `email\n${Array.from({ length: 10_001 }, (_, n) => `${n}@example.com`).join('\n')}`
  expect(await problems(many)).toBe('At most 10,000 people at a time: divide the file.')
  expect(await all()).toEqual([])
})

test('reads what spreadsheets write: semicolons, tabs, a byte order mark', async () => {
  expect((await send('\uFEFFEmail;Name\r\nada@example.com;"Lovelace; Ada"\r\n')).data.new).toBe(1)
  expect((await send('Name\tEmail\nGrace\tgrace@example.com\n')).data.new).toBe(1)
  expect((await all()).map(({ name }) => name)).toEqual(['Lovelace; Ada', 'Grace'])
})

test('of hundreds is one act as well, told once under its key, and taken back as a whole', async () => {
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
  expect(await loggedIn(database)).toHaveLength(1)
  expect(await all()).toHaveLength(250)
  expect((await post('undo', { logId: body['logId'] })).body['data']).toMatchObject({ kept: 0 })
  expect(await all()).toMatchObject([{ email: 'person-120@example.com', name: null }])
})

test('refuses half a million columns before it reads them, and no quoted text with as many commas', async () => {
  const wide = await send(`Email${',x'.repeat(500_000)}\nada@example.com`, true)
  expect(wide.data.problem).toBe('This file has more than 200 columns. Leave out those that are not needed.')
  const quoted = await send(`Email,Note\nada@example.com,"${'a, '.repeat(500)}"`, true)
  expect(quoted.data).toMatchObject({ problem: null, new: 1 })
})
