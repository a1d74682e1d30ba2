import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { QuarantinedSubmission } from '#contracts/list-submissions'
import { forms } from '#domain/forms'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const held = async () => (await database.db.select().from(quarantinedSubmissions))[0]
const admin = () => createTestApp(database, { role: 'editor' })
const release = (id: string | undefined) => admin().post('release-submission', { id })
const kinds = async () => (await database.db.select().from(deliveries)).map(({ kind }) => kind).toSorted()

test('release-submission runs a quarantined submission once, also with concurrent and repeated calls', async () => {
  const { post } = createTestApp(database)
  const sent = { ...exampleBodies['subscribe-contact'], source: 'cold_email_walkthrough', topic: 'x' }
  const promised = await post('subscribe-contact', sent)
  const id = (await held())?.id
  const answers = await Promise.all([release(id), release(id), release(id)])
  answers.push(await release(id))
  const lead = (await database.db.select().from(contactLeads))[0]
  for (const answer of answers) {
    expect(answer.body).toEqual({
      data: {
        id,
        state: 'released',
        outcomes: [{ function: 'subscribe-contact', answer: { data: { id: lead?.id } } }],
        mails: expect.toBeOneOf([1, 0]),
      },
      // Releasing sends mails, so undo is not offered.
      logId: null,
    })
  }
  // One that changes something, and one that sends mail.
  const mails = answers.map(({ body }) => (body['data'] as { mails: number }).mails)
  expect(mails.filter((count) => count > 0)).toEqual([1])
  expect(await database.db.$count(contactLeads)).toBe(1)
  expect(await database.db.$count(contacts)).toBe(1)
  expect(await kinds()).toEqual(['contact-mail', 'held-notice', 'owner-notice'])
  expect(await loggedIn(database)).toMatchObject([
    {
      subject_kind: 'held-submission',
      subject_id: id,
      before: { state: 'held' },
      after: { state: 'released' },
    },
  ])
  // The sender's repeat gets the final response, and stores nothing again.
  const again = await post('subscribe-contact', sent)
  expect(again.body).toEqual({ data: { id: lead?.id } })
  expect(again.body).not.toEqual(promised.body)
  expect(await database.db.$count(contactLeads)).toBe(1)
})

test('releasing a scorecard’s first call stores it, and its second call is accepted afterwards', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  const email = { ...exampleBodies['send-score-email'], submissionId, topic: 'x' }
  const sheets = { ...exampleBodies['send-to-sheets'], submissionId, topic: 'x' }
  await post('send-score-email', email)
  await release((await held())?.id)
  expect(await kinds()).toEqual(['held-notice', 'owner-notice', 'score-mail'])
  expect((await post('send-to-sheets', sheets)).body).toEqual({ data: { id: submissionId, score: 14 } })
  expect(await database.db.$count(scorecardSubmissions)).toBe(1)
  expect(await kinds()).toEqual(['held-notice', 'owner-notice', 'score-mail', 'score-row'])
})

test('release-submission can release a rejected submission', async () => {
  const id = randomUUID()
  await putQuarantinedSubmission(database.db, { id, state: 'rejected' })
  expect((await release(id)).body['data']).toMatchObject({ state: 'released' })
  expect(await database.db.$count(contactLeads)).toBe(1)
})

test('release-submission returns 409 for a form that no longer exists, and keeps the submission', async () => {
  const id = randomUUID()
  await putQuarantinedSubmission(database.db, {
    id,
    calls: {
      'subscribe-contact': { input: exampleBodies['subscribe-contact'] ?? {} },
      'a-form-of-last-year': { input: { name: 'Ada' } },
    },
  })
  const answer = await release(id)
  expect([answer.status, answer.body.error]).toEqual([
    409,
    'The form has changed since this was sent, so it can’t be released as it is.',
  ])
  expect((await held())?.state).toBe('held')
  expect(await database.db.$count(contactLeads)).toBe(0)
})

test('release-submission reports an unknown id', async () => {
  expect((await release(randomUUID())).body.error).toBe('That submission isn’t here anymore.')
})

test('seats of released registrations do not count toward the limit of the office’s network', async () => {
  const seat = exampleBodies['register-free-workshop']
  for (let index = 0; index < 5; index += 1) {
    const id = randomUUID()
    const input = { ...seat, email: `visitor${index}@example.com` }
    await putQuarantinedSubmission(database.db, { id, calls: { 'register-free-workshop': { input } } })
    const { body } = await release(id)
    expect(body).toMatchObject({ data: { outcomes: [{ answer: { data: { place: 'seat' } } }] } })
  }
  const senders = (await database.db.select().from(workshopLeads)).map(({ sender_key }) => sender_key)
  expect(new Set(senders).size).toBe(5)
})

test('release-submission releases many and counts their mails, or none when one can no longer be released', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const [first = '', second = '', third = ''] = ids
  for (const id of [first, second]) await putQuarantinedSubmission(database.db, { id })
  const feedback = { 'submit-testimonial': { input: exampleBodies['submit-testimonial'] ?? {} } }
  await putQuarantinedSubmission(database.db, { id: third, calls: feedback })
  const odd = randomUUID()
  await putQuarantinedSubmission(database.db, { id: odd, calls: { 'a-form-of-last-year': { input: {} } } })
  const filter = {}
  expect((await admin().post('release-submission', { ids: [...ids, odd] })).status).toBe(409)
  expect(
    (await admin().post('release-submission', { filter, except: [odd], expectedCount: 4 })).body.error,
  ).toBe('There are 3 by now. Nothing was changed: please look again.')
  expect(await database.db.$count(contactLeads)).toBe(0)
  const { body } = await admin().post('release-submission', { filter, except: [odd], expectedCount: 3 })
  expect(body['data']).toEqual({ released: ids.toSorted(), mails: 2 })
  expect(await database.db.$count(contactLeads)).toBe(2)
  expect((await admin().post('release-submission', { ids })).body).toEqual({
    data: { released: [], mails: 0 },
    logId: null,
  })
})

test('list-submissions states correctly for every form whether its release mails the sender', async () => {
  const client = { email: 'client@example.com', now: new Date() }
  const token = await addIntakeLink(database.db, client)
  const sent: [name: string, more?: object][] = [
    ...Object.values(forms).flatMap(({ functions }) =>
      Object.keys(functions).map((name): [string] => [name]),
    ),
    ['submit-audit-intake', { token }],
    ...['cold_email_walkthrough', 'free_workshop_registration', 'of-another-site', undefined].map(
      (source): [string, object] => ['subscribe-contact', { source }],
    ),
  ]
  for (const [index, [name, more]] of sent.entries()) {
    const body = exampleBodies[name] ?? {}
    const input = { ...body, ...('email' in body && { email: `visitor${index}@example.com` }), ...more }
    await putQuarantinedSubmission(database.db, { id: randomUUID(), calls: { [name]: { input } } })
  }
  // With Zoom, the mail about the readiness workshop follows its response.
  const { post } = createTestApp(database, { role: 'editor', isConnected: false })
  const listed = (await post('list-submissions', { limit: 100 })).body as unknown as {
    data: QuarantinedSubmission[]
  }
  expect(listed.data).toHaveLength(sent.length)
  for (const { id, calls, mails } of listed.data) {
    const { body } = await post('release-submission', { id })
    expect([calls, body]).toMatchObject([calls, { data: { mails: mails ? 1 : 0 } }])
  }
})
