import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf, RawInputOf } from '#contracts/contract'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { DeliveryState } from '#domain/delivery-state'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import type { Outside } from '#server/settings/outside'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

const noneConnected = Object.fromEntries(
  Object.keys(allConnected).map((name) => [name, false]),
) as Outside['connected']
let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

type Row = typeof deliveries.$inferInsert
let written = 0

/** Created one microsecond apart, which a Date cannot tell apart. */
async function put(values: Partial<Row> = {}): Promise<string> {
  const id = randomUUID()
  await database.db.insert(deliveries).values({
    id,
    kind: 'score-mail',
    dedupe_key: id,
    payload: { secret: 'of the payload' },
    state: 'delivered',
    created_at: new Date(),
    ...values,
  })
  const time = `2026-05-01 10:00:00.${String((written += 1)).padStart(6, '0')}+00`
  await database.pool.query('update deliveries set created_at = $1::timestamptz where id = $2', [time, id])
  return id
}

async function list(input: RawInputOf<typeof listDeliveries> = {}, outside: Partial<Outside> = {}) {
  const answer = await createTestApp(database, { role: 'viewer', outside }).post('list-deliveries', input)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as OutputOf<typeof listDeliveries>
}

const idsOf = ({ data }: OutputOf<typeof listDeliveries>) => data.map(({ id }) => id)

test('list-deliveries pages newest first, without missing or repeating a delivery', async () => {
  const ids: string[] = []
  for (let count = 0; count < 7; count++) ids.unshift(await put())
  const first = await list({ limit: 3 })
  expect(idsOf(first)).toEqual(ids.slice(0, 3))
  expect(first.count).toEqual({ value: 7, exact: true })
  // Rows created since do not shift pages.
  await put()
  const second = await list({ limit: 3, cursor: first.nextCursor ?? '' })
  expect(idsOf(second)).toEqual(ids.slice(3, 6))
  const third = await list({ limit: 3, cursor: second.nextCursor ?? '' })
  expect(idsOf(third)).toEqual(ids.slice(6))
  expect(third.nextCursor).toBeNull()
})

test('list-deliveries returns each delivery’s state without its payload', async () => {
  const at = new Date('2026-05-02T08:00:00.000Z')
  const id = await put({
    recipient: 'ada@example.com',
    state: 'uncertain',
    attempts: 2,
    last_error: 'The mail server hung up.',
    next_attempt_at: at,
    expires_at: at,
  })
  const answer = await list()
  expect(answer.data).toEqual([
    {
      id,
      kind: 'score-mail',
      service: 'mail',
      recipient: 'ada@example.com',
      contact: null,
      state: 'uncertain',
      attempts: 2,
      canReplay: false,
      lacks: null,
      last_error: 'The mail server hung up.',
      next_attempt_at: at.toISOString(),
      expires_at: at.toISOString(),
      delivered_at: null,
      captured_at: null,
      stale: null,
      created_at: expect.stringMatching(/^2026-05-01T10:00:00/),
    },
  ])
})

test.each([
  { connected: {}, lacking: ['mail', 'mail', 'spreadsheet', 'spreadsheet'] },
  { connected: { mail: true }, lacking: [null, 'owner', 'spreadsheet', 'spreadsheet'] },
  { connected: { mail: true, owner: true, spreadsheet: true }, lacking: [null, null, null, null] },
])('list-deliveries says what waiting and failed deliveries lack with $connected', async (given) => {
  await put({ state: 'not_connected' })
  await put({ state: 'not_connected', kind: 'owner-notice' })
  await put({ state: 'not_connected', kind: 'score-row', lane: 'sheets' })
  await put({ state: 'failed', kind: 'score-row', lane: 'sheets' })
  // These lack nothing: one waits for its turn, the other cannot be sent again.
  await put({ state: 'pending' })
  await put({ state: 'failed', payload: null })
  const connected = { ...noneConnected, ...given.connected }
  const { data } = await list({}, { connected })
  expect(data.map(({ lacks }) => lacks).toReversed()).toEqual([...given.lacking, null, null])
})

test('list-deliveries filters by view and kind', async () => {
  const states: DeliveryState[] = ['delivered', 'held', 'failed', 'held']
  const [delivered = '', held = '', , heldRow = ''] = await Promise.all(
    states.map((state, index) => put({ state, kind: index === 3 ? 'score-row' : 'score-mail' })),
  )
  expect(idsOf(await list({ filters: { view: 'held' } })).toSorted()).toEqual([held, heldRow].toSorted())
  const ofKind = await list({ filters: { view: 'held', kind: ['score-mail', 'sign-up-mail'] } })
  expect(idsOf(ofKind)).toEqual([held])
  expect(ofKind.count).toEqual({ value: 1, exact: true })
  expect(idsOf(await list({ filters: { view: 'delivered', kind: ['score-mail'] } }))).toEqual([delivered])
  expect(await list({ filters: { kind: [] } })).toMatchObject({ data: [], nextCursor: null })
})

test('list-deliveries filters by destination, service or response only in views of undelivered ones', async () => {
  const forZoom = { kind: 'zoom-registrant', lane: 'zoom', last_error: 'No.' }
  await put({ ...forZoom, state: 'delivered' })
  const [id] = [await put({ ...forZoom, state: 'failed' }), await put({ state: 'failed' })]
  for (const filter of [{ branch: 'zoom' }, { service: 'zoom' }, { answer: 'No.' }] as const) {
    expect(idsOf(await list({ filters: { view: 'given_up', ...filter } }))).toEqual([id])
    for (const view of [undefined, 'delivered'] as const) {
      const { post } = createTestApp(database, { role: 'viewer' })
      expect((await post('list-deliveries', { filters: { ...filter, view } })).body.issues).toEqual([
        { path: 'filters.view', message: 'Say in which list of what is not delivered' },
      ])
    }
  }
})

test('list-deliveries stops counting at 10,000', async () => {
  await database.pool.query(
    `insert into deliveries (id, kind, dedupe_key, payload, state, created_at)
     select gen_random_uuid(), 'score-mail', 'many-' || n, '{}', 'delivered', now() from generate_series(1, 10001) as n`,
  )
  expect((await list({ limit: 1 })).count).toEqual({ value: 10_000, exact: false })
})

test('list-deliveries refuses malformed cursors and those of other lists', async () => {
  const cursorOf = (...end: unknown[]) => Buffer.from(JSON.stringify(end)).toString('base64url')
  const id = randomUUID()
  const time = '2026-05-01T10:00:00.000001+00:00'
  for (const cursor of [
    'x',
    "x' or 1=1",
    cursorOf(),
    cursorOf(time),
    cursorOf(time, 'nobody'),
    cursorOf('2026-99-99T10:00:00+00:00', id),
    cursorOf(1, 2),
  ]) {
    const answer = await createTestApp(database, { role: 'viewer' }).post('list-deliveries', { cursor })
    expect(answer.status, cursor).toBe(422)
    expect(answer.body.issues).toEqual([{ path: 'cursor', message: 'This is not the end of a page' }])
  }
  expect(await list({ cursor: cursorOf(time, id) })).toMatchObject({ data: [] })
})

test('list-deliveries shows and finds a delivery’s contact after its payload is deleted and the contact is merged', async () => {
  const post = createTestApp(database, { role: 'editor' }).post
  const visitor = createTestApp(database).post
  for (const [name, email] of [
    ['Ada', 'ada@example.com'],
    ['Malik Ferreira', 'malik@example.com'],
  ])
    await visitor('subscribe-contact', { ...exampleBodies['subscribe-contact'], name, email })
  const people = await database.db.select().from(contacts).orderBy(contacts.email)
  await post('merge-contacts', { keep: people[1]?.id, merge: people[0]?.id })
  await database.db.update(deliveries).set({ payload: null })
  const { data } = await list()
  expect(data.length).toBeGreaterThan(2)
  expect(data.map(({ contact }) => contact?.email)).toEqual(data.map(() => 'malik@example.com'))
  const found = await list({ q: 'malik ferreira' })
  expect(idsOf(found)).toEqual(idsOf({ data } as OutputOf<typeof listDeliveries>))
})
