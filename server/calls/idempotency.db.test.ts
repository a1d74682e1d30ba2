import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactLeads } from '#server/db/schema/contact-leads'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { addAccount, adminPassword, password } from '#test/accounts'
import { housekeepingSteps } from '#server/process/housekeeping-steps'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { createTestApp, type PostResponse, testStamps } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies, exampleGuestIntake } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** As housekeeping does it. */
async function deleteOldKeys(): Promise<number | undefined> {
  const steps = housekeepingSteps({ keep: () => serviceSettingsOf({}, undefined).keep, captureDir: '' })
  return steps.find(({ name }) => name === 'first answers')?.run(database.db)
}

const key = { 'idempotency-key': '1' }
const ada = { name: 'Ada', email: 'ada@example.com', company: 'Engines' }
const bob = { name: 'Bob', email: 'bob@example.com', company: 'Wheels' }
const leads = () => database.db.select({ email: contactLeads.email }).from(contactLeads)

function expectConflict(answer: PostResponse): void {
  expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
  expect(answer.body.error).toBe(
    'Something else was sent under the same id before, so this was not stored. Please reload the page and send it again.',
  )
}

describe('idempotency keys and content', () => {
  test('another visitor’s content under a used key is refused: neither dropped nor answered with the first response', async () => {
    const { post } = createTestApp(database)
    const first = await post('submit-guest-intake', exampleGuestIntake, key)
    expect(first.status).toBe(200)
    const rows = await countAllRows(database)
    const other = { ...exampleGuestIntake, email: 'bob@example.com', shortBio: 'Bob has built wheels.' }
    const answer = await post('submit-guest-intake', other, key, '203.0.113.9')
    expectConflict(answer)
    expect(JSON.stringify(answer.body)).not.toContain(exampleGuestIntake.email)
    expect(await countAllRows(database)).toBe(rows)
    expect(await database.db.$count(podcastGuestResponsesRows)).toBe(1)
  })

  // Two forms written in groups, one that reads stored data first, and a function without a form.
  test.each(['subscribe-contact', 'register-free-workshop', 'submit-testimonial', 'submit-score-feedback'])(
    '%s returns 409 for other content under a key in the header or an id in the body',
    async (name) => {
      const body = exampleBodies[name] as Record<string, unknown>
      const [field, value] = Object.entries(body).find(([, each]) => typeof each === 'number') ?? ['name', '']
      const changed = { ...body, [field]: typeof value === 'number' ? value - 1 : 'Somebody Else' }
      const { post } = createTestApp(database)
      const submissionId = randomUUID()
      for (const [headers, extra] of [
        [key, {}],
        [{}, { submissionId }],
      ]) {
        const first = await post(name, { ...body, ...extra }, headers)
        expect(first.status, first.body.error).toBe(200)
        const rows = await countAllRows(database)
        expectConflict(await post(name, { ...changed, ...extra }, headers))
        expect((await post(name, { ...body, ...extra }, headers)).body).toEqual(first.body)
        expect(await countAllRows(database)).toBe(rows)
      }
    },
  )

  test('the same content is a repeat, from any address and with any browser headers', async () => {
    const { post } = createTestApp(database)
    const submissionId = randomUUID()
    const at = new Date(Date.now() - 60_000).toISOString()
    const visit = { first: { at, landingPage: '/' }, last: { at, landingPage: '/ai-audit' } }
    const first = await post('subscribe-contact', { ...ada, submissionId, visit }, {}, '203.0.113.1')
    const stamp = testStamps.issue(Date.now() - 60_000)
    const reordered = { submissionId, company: ' Engines ', email: 'ADA@example.com', name: 'Ada', stamp }
    const again = await post('subscribe-contact', reordered, {}, '2001:db8::1')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await leads()).toHaveLength(1)
  })

  test.each([
    ['subscribe-contact', ada, bob],
    ['register-free-workshop', exampleBodies['register-free-workshop'], { ...ada, name: 'Not Ada' }],
  ])(
    '%s: of two conflicting calls at once one is stored and the other gets a conflict',
    async (name, one, other) => {
      const { post } = createTestApp(database)
      const answers = await Promise.all([post(name, one, key), post(name, other, key)])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      expect(await database.db.$count(idempotencyKeys)).toBe(1)
    },
  )

  test('a refused repeat does not roll back the calls stored in the same transaction', async () => {
    const { post } = createTestApp(database)
    await post('subscribe-contact', ada, key)
    const answers = await Promise.all([
      post('subscribe-contact', bob, key),
      ...['eve', 'joe', 'kim'].map((name) =>
        post('subscribe-contact', { ...ada, email: `${name}@example.com`, submissionId: randomUUID() }),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 200, 200])
    expect(await leads()).toHaveLength(4)
  })
})

describe('idempotency keys and callers', () => {
  async function tokenOf(email: string, role: 'owner' | null) {
    await addAccount(database, { email, role })
    const given = { email, password: role ? adminPassword : password }
    const { body } = await createTestApp(database).requestJson('/auth/v1/token?grant_type=password', given)
    return { authorization: `Bearer ${String(body['access_token'])}` }
  }

  test('two accounts and anonymous callers each have keys of their own', async () => {
    const { post } = createTestApp(database)
    const callers = [{}, await tokenOf('one@example.com', null), await tokenOf('two@example.com', null)]
    const bodies = [ada, bob, { ...bob, email: 'eve@example.com' }]
    const send = (index: number) => post('subscribe-contact', bodies[index], { ...key, ...callers[index] })
    const first = await Promise.all([0, 1, 2].map(send))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
    const again = await Promise.all([0, 1, 2].map(send))
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    expect(await leads()).toHaveLength(3)
  })

  test('one admin’s response is never another admin’s', async () => {
    const { post } = createTestApp(database)
    const [one, other] = [
      await tokenOf('one@example.com', 'owner'),
      await tokenOf('two@example.com', 'owner'),
    ]
    const name = 'add-case-study-from-link'
    const first = await post(name, exampleBodies[name], { ...key, ...one })
    const second = await post(name, exampleBodies[name], { ...key, ...other })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body['data']).not.toEqual(first.body['data'])
  })
})

describe('two functions share one row for a scorecard id', () => {
  const scorecard = { score: 14, formData: exampleAnswers }
  const row = { ...scorecard, costOfInaction: 10_500 }

  test.each([
    ['send-score-email', scorecard, 'send-to-sheets', row],
    ['send-to-sheets', row, 'send-score-email', scorecard],
    ['send-score-email', scorecard, 'send-score-email', scorecard],
  ])(
    'after %s, other answers under the id return 409 from %s, whatever the Idempotency-Key header is',
    async (one, body, two, again) => {
      const { post } = createTestApp(database)
      const submissionId = randomUUID()
      expect((await post(one, { ...body, submissionId })).status).toBe(200)
      const rows = await countAllRows(database)
      const formData = { ...exampleAnswers, email: 'bob@example.com' }
      expectConflict(await post(two, { ...again, formData, submissionId }, key))
      expectConflict(
        await post(two, { ...again, formData: { ...exampleAnswers, linkedin: '' }, submissionId }, key),
      )
      expect(await countAllRows(database)).toBe(rows)
      expect((await post(two, { ...again, submissionId })).status).toBe(200)
    },
  )

  test('a refused repeat does not roll back the calls stored in the same transaction', async () => {
    const { post } = createTestApp(database)
    const submissionId = randomUUID()
    await post('send-to-sheets', { ...row, submissionId })
    const of = (email: string, id: string) =>
      post(
        'send-to-sheets',
        { ...row, formData: { ...exampleAnswers, email }, submissionId: id },
        {
          'idempotency-key': email,
        },
      )
    const answers = await Promise.all([
      of('eve@example.com', randomUUID()),
      of('bob@example.com', submissionId),
      of('joe@example.com', randomUUID()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200])
    expect(await database.db.$count(scorecardSubmissions)).toBe(3)
    // A refused call must leave no key either, or a repeat would count as answered.
    expectConflict(await of('bob@example.com', submissionId))
  })

  test('figures that the browser derives from the answers are not part of the content', async () => {
    const { post } = createTestApp(database)
    const submissionId = randomUUID()
    const first = await post('send-to-sheets', { ...row, submissionId })
    const again = await post('send-to-sheets', { ...row, score: 27, costOfInaction: 0, submissionId })
    expect([again.status, again.body]).toEqual([200, first.body])
  })
})

describe('idempotency keys', () => {
  const age = (hours: number) =>
    database.db
      .update(idempotencyKeys)
      .set({ created_at: sql`clock_timestamp() - ${hours}::float8 * interval '1 hour'` })

  test('expire after a day, and not earlier', async () => {
    const { post } = createTestApp(database)
    await post('subscribe-contact', ada, key)
    await age(23.9)
    expect(await deleteOldKeys()).toBe(0)
    await post('subscribe-contact', ada, key)
    expect(await leads()).toHaveLength(1)

    await age(24.1)
    await post('subscribe-contact', bob, { 'idempotency-key': '2' })
    expect(await deleteOldKeys()).toBe(1)
    expect(await database.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
      { key: '2' },
    ])
    expect((await post('subscribe-contact', { ...ada, name: 'Ada again' }, key)).status).toBe(200)
  })
})
