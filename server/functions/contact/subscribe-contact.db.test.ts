import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const stored = () => database.db.select().from(contactLeads)
const capture = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Engines' }

test('subscribe-contact stores the lead, the contact and the conversation', async () => {
  const conversation = [
    { type: 'user', text: 'Do you work with bakeries?' },
    { type: 'bot', text: 'I could not find that.' },
  ]
  const answer = await createTestApp(database).post('subscribe-contact', {
    email: ' Ada@Example.com ',
    source: 'assistant',
    conversation,
  })
  expect(answer.status).toBe(200)
  expect(await stored()).toMatchObject([
    {
      ...(answer.body['data'] as object),
      name: null,
      email: 'ada@example.com',
      source: 'assistant',
      conversation,
    },
  ])
  expect(await database.db.select().from(contacts)).toMatchObject([{ email: 'ada@example.com' }])
  const [activity] = await database.db.select().from(activities)
  expect(activity).toMatchObject({ kind: 'contact', source: 'assistant', answers_by: 'field' })
  expect(activity?.content).toEqual([
    ['email', 'ada@example.com'],
    ['source', 'assistant'],
    ['conversation', ['user', 'Do you work with bakeries?', 'bot', 'I could not find that.']],
  ])
})

test.each([
  ['no source', undefined, ['name', 'email', 'company']],
  ['an empty source', ' ', ['name', 'email', 'company']],
  ['free_workshop_registration', 'free_workshop_registration', ['name', 'email', 'company']],
  ['ai_employee', 'ai_employee', ['name', 'phone', 'email']],
  ['cold_email_walkthrough', 'cold_email_walkthrough', ['email']],
  ['assistant', 'assistant', ['email']],
  ['somebody else’s source', 'partner site', ['email']],
  ['a source that is no form', 'capture', ['email']],
  ['a source named as an object’s own', 'constructor', ['email']],
])('subscribe-contact names every missing field at once: %s', async (_what, source, required) => {
  const { post } = createTestApp(database)
  const empty = await post('subscribe-contact', { source, email: 'nobody' })
  expect(empty.status).toBe(422)
  expect(empty.body.issues?.map(({ path }) => path).toSorted()).toEqual(required.toSorted())
  const all = { name: 'Ada', email: 'ada@example.com', company: 'Engines', phone: '555 0100' }
  const filled = Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name)))
  expect((await post('subscribe-contact', { source, ...filled })).status).toBe(200)
  expect(await stored()).toHaveLength(1)
})

test('subscribe-contact uses the form’s error messages for missing fields', async () => {
  const { post } = createTestApp(database)
  expect((await post('subscribe-contact', { name: ' ', email: 'x', company: '' })).body.issues).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'name', message: 'Please enter your name' },
    { path: 'company', message: 'Please enter your company' },
  ])
  const talk = await post('subscribe-contact', { source: 'ai_employee', name: 'Ada', email: 'a@example.com' })
  expect(talk.body.issues).toEqual([{ path: 'phone', message: 'Please enter your phone number' }])
})

test('subscribe-contact stores the last 100 messages of a conversation, and truncates long messages', async () => {
  const conversation = Array.from({ length: 101 }, (_, index) => ({ type: 'user', text: `${index}` }))
  conversation.push({ type: 'bot', text: 'x'.repeat(5_000) })
  const body = { email: 'ada@example.com', source: 'assistant', conversation }
  expect((await createTestApp(database).post('subscribe-contact', body)).status).toBe(200)
  const kept = (await stored())[0]?.conversation
  expect(kept).toHaveLength(100)
  expect(kept?.[0]).toEqual({ type: 'user', text: '2' })
  expect(kept?.at(-1)?.text).toHaveLength(4_000)
})

test('a repeated submission id stores one lead; another submission of the same person stores a second one', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  for (let times = 0; times < 3; times += 1)
    await post('subscribe-contact', { ...capture, email: 'ADA@example.com', submissionId })
  await post('subscribe-contact', capture)
  expect(await stored()).toHaveLength(2)
  expect(await database.db.$count(contacts)).toBe(1)
})
