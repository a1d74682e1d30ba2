import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getContact } from '#contracts/get-contact'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { exampleContacts, putExampleContacts } from '#test/one-contact'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function page(body: object) {
  const answer = await createTestApp(database, { role: 'viewer' }).post('get-contact', body)
  expect(answer.status, answer.body.error).toBe(200)
  return (answer.body as unknown as OutputOf<typeof getContact>).data
}

const idOf = async (email: string) =>
  (await database.db.select().from(contacts)).find((contact) => contact.email === email)?.id ?? ''

test('get-contact returns two scorecards with points, changed answers and costs', async () => {
  const { post } = createTestApp(database)
  for (const [sopApproach, hourlyValue] of [['none'], ['standard', '250-500']] as const)
    await post('send-score-email', {
      score: 14,
      formData: { ...exampleAnswers, sopApproach, hourlyValue },
      submissionId: randomUUID(),
    })
  const { scorecards, milestones, timeline, teamSize } = await page({ id: await idOf('ada@example.com') })
  expect(scorecards.map(({ score, tier }) => [score, tier])).toEqual([
    [14, 'The System Architect'],
    [12, 'The Process Builder'],
  ])
  const [last, first] = scorecards
  const written = last?.answers.find(({ question }) => question.startsWith('Is it written down'))
  expect(written).toMatchObject({ points: 2, was: 'It isn’t written down' })
  expect(last?.answers.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(14)
  expect(last?.answers.at(-1)).toMatchObject({ points: null, was: null })
  expect(first?.answers.every(({ was }) => was === null)).toBe(true)
  expect(last?.cost).toEqual({
    hoursPerWeek: 15,
    hourlyRateUsd: 375,
    yearlyUsd: 292_500,
    savedUsd: 22_500,
  })
  expect(milestones.map(({ kind }) => kind)).toEqual(['scorecard', 'scorecard'])
  expect(teamSize).toBe('small')
  expect(timeline.data.find(({ type }) => type === 'form')).toMatchObject({
    type: 'form',
    kind: 'scorecard',
    deliveries: [{ kind: 'owner-notice', state: 'pending', attempts: [] }],
  })
})

test('get-contact returns the timeline page by page, newest first, or only one kind of entry', async () => {
  await putExampleContacts(database.db)
  const { ada: id } = exampleContacts
  const at = Date.UTC(2026, 0, 2)
  await database.db.insert(notes).values(
    Array.from({ length: 120 }, (_, n) => ({
      id: randomUUID(),
      contact_id: id,
      kind: n % 2 ? ('note' as const) : ('call' as const),
      text: `${n}`,
      // Two entries at each moment, so that a page may end between them.
      created_at: new Date(at + Math.floor(n / 2) * 1_000),
    })),
  )
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', { name: 'Ada', email: 'ada@contacts.example' })
  await createTestApp(database, { role: 'editor' }).post('mark-answered', { id })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { timeline } = await page({ id, cursor })
    expect(timeline.counts).toEqual({ all: 123, forms: 1, mail: 1, notes: 120 })
    seen.push(...timeline.data.map((entry) => ('text' in entry ? entry.text : entry.type)))
    cursor = timeline.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(123)
  // A change has the time of this process's clock, mail that of the database's: on a busy machine they may swap.
  expect(seen.slice(0, 3).toSorted()).toEqual(['change', 'form', 'mail'])
  expect(new Set(seen).size).toBe(123)
  expect((await page({ id, only: 'forms' })).timeline.data.map(({ type }) => type)).toEqual(['form'])
  expect((await page({ id, only: 'mail' })).timeline.data).toMatchObject([
    { type: 'mail', delivery: { kind: 'newsletter-confirmation', state: 'pending' } },
  ])
  const ofNobody = Buffer.from(JSON.stringify(['1', randomUUID()])).toString('base64url')
  for (const wrong of ['x', ofNobody]) {
    const answer = await createTestApp(database, { role: 'viewer' }).post('get-contact', {
      id,
      cursor: wrong,
    })
    expect(answer.body.code).toBe('invalid')
  }
})

test('get-contact shows a bulk action and its undo in the timeline of a contact', async () => {
  await putExampleContacts(database.db)
  const { ada, bob } = exampleContacts
  const { post } = createTestApp(database, { role: 'editor' })
  await post('set-contact-status', { status: 'parked', ids: [ada, bob] })
  const [act] = await database.db.select({ id: log.id }).from(log)
  await post('undo', { logId: act?.id })
  const { data, counts } = (await page({ id: ada })).timeline
  expect(counts.all).toBe(data.length)
  expect(data.filter(({ type }) => type === 'change')).toMatchObject([
    { action: 'undo', became: { status: 'new' } },
    { action: 'set-contact-status', became: { status: 'parked' } },
  ])
})

test('get-contact shows a merge and its undo in the timeline of the merged contact', async () => {
  await putExampleContacts(database.db)
  const { ada, bob } = exampleContacts
  const { post } = createTestApp(database, { role: 'editor' })
  const merged = await post('merge-contacts', { keep: ada, merge: bob })
  await post('undo', { logId: merged.body['logId'] })
  expect((await page({ id: bob })).timeline.data).toMatchObject([
    { action: 'undo', became: { merged_into: null } },
    { action: 'merge-contacts', became: { merged_into: ada } },
  ])
})

test('get-contact suggests duplicates by phone, profile, or name with company, and no others', async () => {
  const { post } = createTestApp(database)
  const lead = { ...exampleBodies['subscribe-contact'], name: 'Ada Example', company: 'Engines' }
  const send = (email: string, more: object) => post('subscribe-contact', { ...lead, email, ...more })
  await send('ada@example.com', { phone: '+1 (555) 010-0123' })
  await send('same-phone@example.com', { name: 'A.', phone: '555.010.0123' })
  await send('same-name@example.com', { name: 'ADA EXAMPLE', company: 'engines', phone: '1' })
  await send('other-company@example.com', { company: 'Works', phone: undefined })
  await send('short@example.com', { name: 'Bob', phone: '0123' })
  for (const [email, linkedinProfile] of [
    ['ada@example.com', 'https://www.linkedin.com/in/ada-example/'],
    ['same-profile@example.com', 'linkedin.com/in/Ada-Example'],
  ])
    await post('submit-podcast-guest', { email, linkedinProfile })
  const { duplicates, consents } = await page({ id: await idOf('ada@example.com') })
  expect(Object.fromEntries(duplicates.map(({ email, evidence }) => [email, evidence]))).toEqual({
    'same-phone@example.com': ['phone'],
    'same-name@example.com': ['name'],
    'same-profile@example.com': ['linkedin'],
  })
  expect(consents).toEqual([])
})

test('get-contact returns each consent with its state', async () => {
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', exampleBodies['subscribe-newsletter'])
  await post('submit-workshop-feedback', exampleBodies['submit-workshop-feedback'])
  const { consents } = await page({ id: await idOf('ada@example.com') })
  expect(consents).toMatchObject([
    { to: 'newsletter', state: 'asked' },
    { to: 'publication', state: 'given' },
  ])
})

test('get-contact returns the same scorecards, consents and timeline after the address was corrected', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  await post('send-score-email', { score: 14, formData: exampleAnswers, submissionId })
  await post('subscribe-newsletter', exampleBodies['subscribe-newsletter'])
  const id = await idOf('ada@example.com')
  const before = await page({ id })
  expect(before.timeline.counts.mail).toBeGreaterThan(0)
  const changes = { email: 'ada@engines.example' }
  await createTestApp(database, { role: 'editor' }).post('update-contact', { id, version: 0, changes })
  const { email, scorecards, consents, timeline } = await page({ id })
  expect(email).toBe('ada@engines.example')
  expect({ scorecards, consents }).toEqual({ scorecards: before.scorecards, consents: before.consents })
  expect(scorecards).toHaveLength(1)
  expect(consents).toHaveLength(1)
  expect(timeline.counts).toEqual(before.timeline.counts)
})

test('get-contact returns not_found for an unknown id', async () => {
  const { post } = createTestApp(database, { role: 'viewer' })
  expect((await post('get-contact', { id: randomUUID() })).body.code).toBe('not_found')
})

test('get-contact returns the last message from any form until it is answered', async () => {
  const { post } = createTestApp(database)
  const email = 'ada@example.com'
  const contactForm = {
    ...exampleBodies['subscribe-contact'],
    email,
    biggest_challenge: 'Quotes take a week.',
  }
  await post('subscribe-contact', contactForm)
  const id = await idOf(email)
  expect((await page({ id })).lastMessage).toMatchObject({
    address: email,
    subject: '',
    text: 'Quotes take a week.',
    sentence: 'Left a question with the assistant',
  })
  // A later form without a message does not replace the last one.
  await post('subscribe-newsletter', { name: 'Ada', email })
  expect((await page({ id })).lastMessage).toMatchObject({ text: 'Quotes take a week.' })
  await createTestApp(database, { role: 'editor' }).post('mark-answered', { id })
  expect((await page({ id })).lastMessage).toBeNull()
  await post('send-score-email', { ...exampleBodies['send-score-email'], submissionId: randomUUID() })
  expect((await page({ id })).lastMessage).toMatchObject({
    text: 'Lead nurture first',
    sentence: 'Finished the scorecard: 14 of 27, The System Architect',
  })
  // A later request replaces the message, even without text.
  await post('subscribe-contact', { name: 'Ada', email, phone: '+1 555 0100', source: 'ai_employee' })
  expect((await page({ id })).lastMessage).toMatchObject({
    text: '',
    sentence: 'Asked to talk to an AI employee',
  })
})
