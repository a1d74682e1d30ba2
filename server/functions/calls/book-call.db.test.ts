import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { callLimits, heldUntil } from '#domain/call-rules'
import { promisedBy } from '#domain/reply-promise'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { createTestApp, type PostResponse } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleCall, examplePromise, exampleRules, freeTimes, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const body = exampleBodies['book-call'] as { startsAt: string }
const stored = () => database.db.select().from(calls)
const kinds = async () => (await database.db.select().from(deliveries)).map(({ kind }) => kind).toSorted()
const dataOf = ({ body: { data } }: PostResponse) =>
  data as { state: string; nearest?: string[]; token?: string }
/** Returns what the page of a call shows for a token. */
const pageOf = async (token: string | undefined) =>
  (await createTestApp(database).post('get-call', { token })).body['data'] as { startsAt: string } | null
const [first = new Date(), second = new Date(), third = new Date()] = timesOfLaterDays()
const sameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10)
const at = (time: Date, more: object = {}) => ({ ...body, startsAt: time.toISOString(), ...more })

test('book-call stores a request that holds its time, a timeline entry, a mail and the owner’s notice', async () => {
  const { post } = createTestApp(database)
  const before = Date.now()
  const answer = await post('book-call', at(first, { email: 'ADA@example.com ' }))
  const [call] = await stored()
  const answerBy = promisedBy(new Date(before), examplePromise).getTime()
  expect(answer.body).toEqual({
    data: {
      state: 'requested',
      startsAt: first.toISOString(),
      answerBy: call?.answer_by.toISOString(),
      token: expect.stringMatching(/^[\w-]{43}$/),
    },
  })
  expect(Math.abs((call?.answer_by.getTime() ?? 0) - answerBy)).toBeLessThan(60_000)
  expect(call).toMatchObject({
    state: 'requested',
    starts_at: first,
    held_until: heldUntil(first, 30, exampleRules),
    email: 'ada@example.com',
    zone: 'Europe/Berlin',
    way: 'phone',
    invitations: 0,
  })
  expect(await database.db.select().from(activities)).toMatchObject([{ kind: 'call', subject_id: call?.id }])
  const [contact] = await database.db.select().from(contacts)
  expect(contact).toMatchObject({ email: 'ada@example.com', phone: '+49 555 0100', status: 'new' })
  expect(contact?.waiting_since).not.toBeNull()
  expect(await kinds()).toEqual(['call-mail', 'owner-notice'])
})

test('of 200 concurrent requests for one time, one gets it and the others are offered three other times', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post('book-call', at(first, { email: `visitor${index}@example.com` }), {}, `198.51.0.${index}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const states = Map.groupBy(answers.map(dataOf), ({ state }) => state)
  expect(states.get('requested')).toHaveLength(1)
  expect(states.get('taken')).toHaveLength(199)
  for (const { nearest } of states.get('taken') ?? []) {
    expect(nearest).toHaveLength(3)
    expect(nearest).not.toContain(first.toISOString())
  }
  expect(await stored()).toHaveLength(1)
  expect(await kinds()).toEqual(['call-mail', 'owner-notice'])
})

test('book-call offers the nearest open times when the requested one is taken', async () => {
  const { post } = createTestApp(database)
  await post('book-call', at(first))
  await post('book-call', at(second, { email: 'ben@example.com' }))
  const answer = dataOf(await post('book-call', at(second, { email: 'cleo@example.com' })))
  expect(answer.state).toBe('taken')
  expect(answer.nearest).toContain(third.toISOString())
  const again = await post('book-call', at(third, { email: 'cleo@example.com' }))
  expect(dataOf(again).state).toBe('requested')
})

test('requesting the same time twice stores one call, and the second response has no token', async () => {
  const { post } = createTestApp(database)
  const [one, other] = [
    await post('book-call', at(first)),
    await post('book-call', at(first, { broken: 'More.' })),
  ]
  expect(dataOf(one).token).toBeDefined()
  expect(other.body).toEqual({ data: { ...dataOf(one), token: undefined } })
  expect(await stored()).toHaveLength(1)
  expect(await kinds()).toEqual(['call-mail', 'owner-notice'])
})

test('the call’s token is returned to a repeat of the submission, not to a new one with its address and time', async () => {
  const { post } = createTestApp(database)
  const own = at(first, { submissionId: crypto.randomUUID() })
  const { token } = dataOf(await post('book-call', own))
  expect(await pageOf(token)).toMatchObject({ state: 'requested', startsAt: first.toISOString() })
  // The response was lost, and the visitor sends the same request again.
  expect(dataOf(await post('book-call', own)).token).toBe(token)
  const stranger = { ...own, submissionId: crypto.randomUUID() }
  expect(dataOf(await post('book-call', stranger))).toMatchObject({ state: 'requested' })
  expect(dataOf(await post('book-call', stranger)).token).toBeUndefined()
})

const days = timesOfLaterDays().filter(
  (time, index, all) => all.findIndex((each) => sameDay(each, time)) === index,
)

test('a person at the limit of open requests can request another call once one is booked or canceled', async () => {
  const { post } = createTestApp(database)
  const ask = (time: Date, network: string) => post('book-call', at(time), {}, network)
  const times = days.slice(0, callLimits.openPerPerson)
  for (const [index, time] of times.entries())
    expect(dataOf(await ask(time, `198.51.1.${index}`)).state).toBe('requested')
  const next = days[callLimits.openPerPerson] ?? first
  const refused = await ask(next, '198.51.1.100')
  expect([refused.status, dataOf(refused)]).toMatchObject([200, { state: 'too_many' }])
  expect(await stored()).toHaveLength(times.length)
  expect(await kinds()).toHaveLength(2 * times.length)
  // A repeat of an open request is not another request.
  expect(dataOf(await ask(times[0] ?? first, '198.51.1.101')).state).toBe('requested')
  const [one] = await stored()
  for (const state of ['booked', 'canceled'] as const) {
    await database.db
      .update(calls)
      .set({ state })
      .where(eq(calls.id, one?.id ?? ''))
    const answer = dataOf(await ask(next, '198.51.1.102'))
    expect([state, answer.state]).toEqual([state, 'requested'])
    await database.db.delete(calls).where(eq(calls.starts_at, next))
  }
})

test('the limit of open requests per network applies across addresses, and not to other networks', async () => {
  const { post } = createTestApp(database)
  const ask = (index: number, network: string) =>
    post('book-call', at(days[index] ?? first, { email: `visitor${index}@example.com` }), {}, network)
  const all = callLimits.openPerNetwork + 3
  const answers = await Promise.all(Array.from({ length: all }, (_, index) => ask(index, '198.51.2.1')))
  const states = answers.map((answer) => dataOf(answer).state)
  expect(states.filter((state) => state === 'requested')).toHaveLength(callLimits.openPerNetwork)
  expect(states.filter((state) => state === 'too_many')).toHaveLength(3)
  expect(await stored()).toHaveLength(callLimits.openPerNetwork)
  expect(dataOf(await ask(all - 1, '198.51.2.1')).state).toBe('too_many')
  expect(dataOf(await ask(all - 1, '198.51.3.1')).state).toBe('requested')
})

test('a request released from quarantine is exempt from the limit of open requests', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const open = days.slice(0, callLimits.openPerPerson)
  await database.db
    .insert(calls)
    .values(open.map((starts_at) => exampleCall({ id: crypto.randomUUID(), starts_at })))
  const id = crypto.randomUUID()
  const input = at(days[callLimits.openPerPerson] ?? first)
  await putQuarantinedSubmission(database.db, { id, calls: { 'book-call': { input } } })
  await post('release-submission', { id })
  expect((await stored()).map(({ state }) => state)).toEqual(Array(open.length + 1).fill('requested'))
})

test.each([
  ['within the notice', new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)],
  ['in the past', new Date('2026-01-05T15:00:00Z')],
  ['beyond the horizon', new Date(first.getTime() + exampleRules.horizonDays * 24 * 3_600_000)],
  ['between two times', new Date(first.getTime() + 60_000)],
])('book-call refuses a time %s, returns other times, stores nothing', async (_what, time) => {
  const answer = await createTestApp(database).post('book-call', at(time))
  expect(answer.status).toBe(200)
  expect(dataOf(answer)).toMatchObject({ state: 'closed', nearest: expect.any(Array) })
  expect(await stored()).toEqual([])
  expect(await kinds()).toEqual([])
})

test('a day with the maximum number of calls accepts no further request', async () => {
  const day = freeTimes().filter(
    (time) => time.toISOString().slice(0, 10) === first.toISOString().slice(0, 10),
  )
  await database.db
    .insert(calls)
    .values(
      day
        .slice(1, 1 + exampleRules.perDay)
        .map((starts_at) => exampleCall({ id: crypto.randomUUID(), state: 'booked', starts_at })),
    )
  const answer = dataOf(await createTestApp(database).post('book-call', at(first)))
  expect(answer.state).toBe('taken')
  expect(answer.nearest?.some((time) => time.startsWith(first.toISOString().slice(0, 10)))).toBe(false)
})

test('a phone call requires a phone number, a video call does not', async () => {
  const { post } = createTestApp(database)
  const { phone: _phone, ...without } = body as { phone?: string; startsAt: string }
  const refused = await post('book-call', { ...without, startsAt: first.toISOString() })
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ path: 'phone', message: 'Please enter your phone number' }],
  ])
  const video = await post('book-call', { ...without, startsAt: first.toISOString(), way: 'video' })
  expect(dataOf(video).state).toBe('requested')
})

test('a database constraint refuses two calls that overlap, including the buffer after each', async () => {
  await database.db.insert(calls).values(exampleCall({ id: crypto.randomUUID(), starts_at: first }))
  const overlapping = new Date(first.getTime() + 35 * 60_000)
  const insert = database.db
    .insert(calls)
    .values(exampleCall({ id: crypto.randomUUID(), state: 'booked', starts_at: overlapping }))
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'calls_hold_their_time' } })
  // A declined call holds nothing, and the next one begins where the buffer ends.
  await database.db
    .insert(calls)
    .values([
      exampleCall({ id: crypto.randomUUID(), state: 'declined', starts_at: overlapping }),
      exampleCall({ id: crypto.randomUUID(), starts_at: heldUntil(first, 30, exampleRules) }),
    ])
})

test('a quarantined request holds no time and gets the same response as an accepted one', async () => {
  const { post } = createTestApp(database)
  const caught = dataOf(await post('book-call', at(first, { topic: 'x' })))
  expect(caught.state).toBe('requested')
  expect(await stored()).toEqual([])
  expect(dataOf(await post('book-call', at(first, { email: 'ben@example.com' }))).state).toBe('requested')
})

test('a quarantined request’s page works like that of any other, and shows the call after the release', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const visitor = createTestApp(database)
  const sent = { ...at(first), submissionId: crypto.randomUUID() }
  const usual = dataOf(await visitor.post('book-call', at(second, { email: 'ben@example.com' })))
  const held = dataOf(await visitor.post('book-call', { ...sent, topic: 'x' }))
  expect(Object.keys(held)).toEqual(Object.keys(usual))
  const shown = { requestedAt: expect.any(String), answerBy: expect.any(String) }
  const like = { ...(await pageOf(usual.token)), ...shown, email: 'ada@example.com' }
  expect(await pageOf(held.token)).toEqual({ ...like, startsAt: first.toISOString() })
  expect(await pageOf(`${held.token?.slice(0, 22)}${usual.token?.slice(22)}`)).toBeNull()

  const move = { token: held.token, startsAt: third.toISOString(), zone: 'UTC' }
  expect(dataOf(await visitor.post('move-call', { ...move, startsAt: second.toISOString() })).state).toBe(
    'taken',
  )
  expect(dataOf(await visitor.post('move-call', move)).state).toBe('moved')
  const moved = { startsAt: third.toISOString(), zone: 'UTC', state: 'requested' }
  expect(await pageOf(held.token)).toMatchObject(moved)
  const [{ id } = { id: '' }] = await database.db.select().from(quarantinedSubmissions)
  await post('release-submission', { id })
  expect(await stored()).toMatchObject([{ starts_at: second }, { starts_at: third, zone: 'UTC' }])
  expect(await pageOf(held.token)).toMatchObject(moved)
  expect(dataOf(await visitor.post('cancel-call', { token: held.token })).state).toBe('canceled')
  expect((await stored()).map(({ state }) => state).toSorted()).toEqual(['canceled', 'requested'])
})

test('releasing a quarantined request that its visitor has canceled stores no call and sends no mail about one', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const { token } = dataOf(await createTestApp(database).post('book-call', at(first, { topic: 'x' })))
  const cancel = async () => dataOf(await post('cancel-call', { token })).state
  expect([await cancel(), await cancel()]).toEqual(['canceled', 'off'])
  expect(await pageOf(token)).toMatchObject({ state: 'canceled', canCancel: false, canMove: false })
  const [{ id } = { id: '' }] = await database.db.select().from(quarantinedSubmissions)
  expect((await post('release-submission', { id })).status).toBe(200)
  expect(await stored()).toEqual([])
  expect(await kinds()).toEqual(['held-notice'])
  // A canceled request that was released cannot be restored anymore.
  expect(await pageOf(token)).toMatchObject({ state: 'canceled', canUndo: false })
  expect(dataOf(await post('undo-cancel-call', { token })).state).toBe('off')
})

test('a quarantined request is shown as lapsed once its answer was due', async () => {
  const { token } = dataOf(await createTestApp(database).post('book-call', at(first, { topic: 'x' })))
  await database.db.update(quarantinedSubmissions).set({
    calls: sql`jsonb_set(calls, '{book-call,answer,data,answerBy}', '"2026-01-05T15:00:00.000Z"')`,
  })
  expect(await pageOf(token)).toMatchObject({ state: 'lapsed', canCancel: false, canMove: false })
})

test('a request released after its time was taken is stored as declined, and its sender gets a mail', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  await database.db.insert(calls).values(exampleCall({ starts_at: first, email: 'ben@example.com' }))
  const id = crypto.randomUUID()
  await putQuarantinedSubmission(database.db, { id, calls: { 'book-call': { input: at(first) } } })
  await post('release-submission', { id })
  const [, late] = (await stored()).toSorted((one, other) => (one.state < other.state ? 1 : -1))
  expect(late).toMatchObject({ state: 'declined', email: 'ada@example.com' })
  expect(await kinds()).toEqual(['call-mail', 'owner-notice'])
  expect(await database.db.select().from(contacts)).toMatchObject([{ email: 'ada@example.com' }])
})

test('with automatic confirmation, the mail about a request is delayed by two minutes', async () => {
  const app = createTestApp(database, { outside: { callRules: { ...exampleRules, autoConfirms: true } } })
  await app.post('book-call', at(first))
  const [mail] = await database.db.select().from(deliveries).where(eq(deliveries.kind, 'call-mail'))
  const [call] = await stored()
  expect((mail?.next_attempt_at?.getTime() ?? 0) - (call?.requested_at.getTime() ?? 0)).toBe(2 * 60_000)
})
