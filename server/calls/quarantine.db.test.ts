import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactLeads } from '#server/db/schema/contact-leads'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { sendToSheetsFunction } from '#server/functions/scorecard/send-to-sheets'
import { createTestApp, testStamps } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { exampleRules } from '#test/example-calls'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { quarantineCall } from './quarantine.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

const kept = () => database.db.select().from(quarantinedSubmissions)
const body = { ...exampleBodies['send-score-email'], submissionId: randomUUID() }
const withName = (fullName: string) => ({ ...body, formData: { ...exampleAnswers, fullName } })

test.each([
  ['fills in the hidden field', { ...body, topic: 'Cheap backlinks' }, /^The hidden field is filled in/],
  [
    'is faster than any person',
    { ...body, stamp: testStamps.issue(Date.now() + 60_000) },
    /^It was sent -?\d+ ms/,
  ],
  ['makes up its stamp', { ...body, stamp: '1700000000000.abc' }, /is made up/],
  [
    'advertises as a name',
    withName('Free spins https://casino.example'),
    /in the place of a name \(fullName\)/,
  ],
])(
  'a quarantined call gets the usual response when it %s, and is stored apart',
  async (_what, sent, reason) => {
    const { post } = createTestApp(database)
    const answer = await post('send-score-email', sent)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ data: { id: body.submissionId, score: 14, token: expect.any(String) } })
    const entries = await kept()
    expect(entries).toMatchObject([{ state: 'held', calls: { 'send-score-email': { input: sent } } }])
    expect(entries[0]?.reasons.join()).toMatch(reason)
    // No submission, no contact, no mail to anyone but the owner, no stored response.
    expect((await database.db.select().from(deliveries)).map(({ kind }) => kind)).toEqual(['held-notice'])
    expect(await countAllRows(database)).toBe(2)
  },
)

test('quarantines the scorecard’s two calls as one submission, in either order and however often', async () => {
  const { post } = createTestApp(database)
  const trapped = { ...body, topic: 'x' }
  const toSheets = { ...exampleBodies['send-to-sheets'], submissionId: body.submissionId, topic: 'x' }
  for (const [name, sent] of [
    ['send-to-sheets', toSheets],
    ['send-score-email', trapped],
    ['send-to-sheets', toSheets],
    ['send-score-email', trapped],
  ] as const) {
    expect((await post(name, sent)).body).toMatchObject({ data: { id: body.submissionId, score: 14 } })
  }
  const [held, ...others] = await kept()
  expect(others).toEqual([])
  expect(Object.keys(held?.calls ?? {}).toSorted()).toEqual(['send-score-email', 'send-to-sheets'])
})

test('quarantines concurrent repeats once, with one response', async () => {
  const { post } = createTestApp(database)
  const sent = { ...exampleBodies['subscribe-contact'], topic: 'x', submissionId: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('subscribe-contact', sent)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await kept()).toHaveLength(1)
})

test('keeps a submission in quarantine, whatever its repeat contains', async () => {
  const { post } = createTestApp(database)
  await post('send-score-email', { ...body, topic: 'x' })
  await post('send-to-sheets', { ...exampleBodies['send-to-sheets'], submissionId: body.submissionId })
  expect(await kept()).toMatchObject([{ state: 'held', calls: { 'send-to-sheets': {} } }])
})

test('other content under a quarantined submission’s id is another submission', async () => {
  const { post } = createTestApp(database)
  await post('send-score-email', { ...body, topic: 'x' })
  await post('send-score-email', { ...withName('Bob Example'), topic: 'x' })
  expect(await kept()).toHaveLength(2)
})

test('a quarantined call that would have failed gets the same error', async () => {
  const { post } = createTestApp(database)
  const id = randomUUID()
  await post('send-score-email', { ...body, submissionId: id })
  const answer = await post('send-score-email', { ...withName('Bob Example'), submissionId: id, topic: 'x' })
  expect(answer.status).toBe(409)
  expect(await kept()).toHaveLength(1)
})

test('admins bypass the spam filter', async () => {
  await createTestApp(database, { role: 'owner' }).post('send-score-email', { ...body, topic: 'x' })
  expect(await kept()).toEqual([])
})

test('invalid input gets the usual error and is not stored', async () => {
  const answer = await createTestApp(database).post('send-score-email', { ...body, score: 'x', topic: 'y' })
  expect(answer.status).toBe(422)
  expect(await countAllRows(database)).toBe(0)
})

test('quarantines content that the database could not store unchanged', async () => {
  const { post } = createTestApp(database)
  const topic = `a\0b\uD800${'x'.repeat(9_000)}`
  expect((await post('send-score-email', { ...body, topic, stamp: '\0' })).status).toBe(200)
  expect(await kept()).toHaveLength(1)
})

describe('form stamps', () => {
  const lead = (name: string, more: object) => ({
    name,
    email: `${name}@${name}.example`,
    company: name,
    submissionId: randomUUID(),
    ...more,
  })
  const stored = () => database.db.$count(contactLeads)

  test('are new for every page, and become valid after some seconds', async () => {
    let nowMs = Date.now()
    const app = createTestApp(database, { spamFilterNowMs: () => nowMs })
    const answer = await app.request('/form-stamp')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const stamp = await answer.text()
    expect(await (await app.request('/form-stamp')).text()).not.toBe(stamp)
    nowMs += 2_000
    await app.post('subscribe-contact', lead('ada', { stamp }))
    expect(await stored()).toBe(1)
  })

  test('are valid for one submission: its repeat is accepted, another submission with the same stamp is quarantined', async () => {
    const { post } = createTestApp(database)
    const stamp = testStamps.issue(Date.now() - 10_000)
    const first = lead('ada', { stamp })
    const answer = await post('subscribe-contact', first)
    expect((await post('subscribe-contact', first)).body).toEqual(answer.body)
    expect(await kept()).toEqual([])
    expect((await post('subscribe-contact', lead('bob', { stamp }))).status).toBe(200)
    expect(await kept()).toMatchObject([
      { reasons: ['Its proof of an open form was used by another submission before.'] },
    ])
    expect(await stored()).toBe(1)
  })

  test('are valid for one of ten that use it at the same moment', async () => {
    const { post } = createTestApp(database)
    const stamp = testStamps.issue(Date.now() - 10_000)
    const names = Array.from({ length: 10 }, (_, index) => `person${index}`)
    await Promise.all(names.map((name) => post('subscribe-contact', lead(name, { stamp }))))
    expect([await stored(), (await kept()).length]).toEqual([1, 9])
  })

  test('use the database’s clock, not that of a process whose clock jumps', async () => {
    const { request } = createTestApp(database)
    const issuedMs = async () => Number.parseInt(await (await request('/form-stamp')).text(), 10)
    const firstMs = await issuedMs()
    const realNow = Date.now
    Date.now = () => realNow() + 120_000
    const secondMs = await issuedMs().finally(() => (Date.now = realNow))
    expect(secondMs - firstMs).toBeGreaterThanOrEqual(0)
    expect(secondMs - firstMs).toBeLessThan(60_000)
  })
})

test('does not quarantine a submission that was released after the filter scored it', async () => {
  const { post } = createTestApp(database)
  await post('send-score-email', { ...body, topic: 'x' })
  const [held] = await database.db.update(quarantinedSubmissions).set({ state: 'released' }).returning()
  if (!held) throw new Error('nothing was held')
  const call = {
    form: sendToSheetsFunction,
    input: { ...exampleBodies['send-to-sheets'], submissionId: body.submissionId },
    id: randomUUID(),
    now: new Date(),
    senderKey: 'somebody',
    isConnected: () => true,
    outside: { callRules: exampleRules },
  }
  const caught = {
    submissionKey: held.submission_key,
    reasons: held.reasons,
    kept: undefined,
    nowMs: Date.now(),
  }
  const rows = await countAllRows(database)
  expect(await quarantineCall({ db: database.db, onDeliveries: () => {} }, call, caught)).toBeUndefined()
  expect(await countAllRows(database)).toBe(rows)
  expect(Object.keys((await kept())[0]?.calls ?? {})).toEqual(['send-score-email'])
})
