import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listContacts } from '#contracts/list-contacts'
import { notes } from '#server/db/schema/notes'
import { recordActivities } from '#server/queries/contacts/contacts.server'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const put = (values: Parameters<typeof putContact>[1]) => putContact(database, values)

async function list(body: object = {}) {
  const answer = await createTestApp(database, { role: 'viewer' }).post('list-contacts', body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as OutputOf<typeof listContacts>
}

const namesOf = async (body: object = {}) => (await list(body)).data.map(({ name }) => name)

async function officeDay(offset: number): Promise<string> {
  const { rows } = await database.db.execute<{ day: string }>(
    sql`select ((now() at time zone 'America/New_York')::date + ${offset}::integer)::text as day`,
  )
  return rows[0]?.day ?? ''
}

test('list-contacts returns a row’s data: waiting time, request, attribution', async () => {
  const now = new Date('2026-04-05T06:07:08.009Z')
  await database.db.transaction((tx) =>
    recordActivities(tx, [
      {
        kind: 'contact',
        subjectId: randomUUID(),
        source: 'assistant',
        person: { email: 'ada@example.com', name: 'Ada', company: 'Engines' },
        content: [['conversation', ['user', 'Do you work with bakeries?', 'bot', 'Yes.']]],
        visit: {
          first: { at: now.toISOString(), utm_source: 'linkedin' },
          last: { at: now.toISOString(), referrer: 'https://www.google.com/search' },
        },
        now,
      },
    ]),
  )
  expect(await list()).toEqual({
    data: [
      {
        id: expect.any(String),
        version: 0,
        name: 'Ada',
        email: 'ada@example.com',
        company: 'Engines',
        phone: null,
        status: 'new',
        owner: null,
        waiting_since: now.toISOString(),
        // Sunday in New York, two hours into Monday in UTC.
        reply_due_at: '2026-04-06T15:00:00.000Z',
        first_asked_at: now.toISOString(),
        first_reply_at: null,
        last_activity_at: now.toISOString(),
        next_step: null,
        next_step_on: null,
        score: null,
        yearly_cost: null,
        team_size: null,
        last_ask: {
          kind: 'contact',
          form: 'Assistant question',
          wants: '“Do you work with bakeries?”',
          isOwn: true,
          at: now.toISOString(),
        },
        first_came_by: 'LinkedIn',
        came_by: 'Google',
      },
    ],
    nextCursor: null,
    count: { value: 1, exact: true },
    didYouMean: null,
    gaveUp: false,
  })
})

test('list-contacts sorts longest waiting first, then latest activity; and has four other orders', async () => {
  await put({ name: 'quiet', score: 20, yearly_cost: 5_000 })
  await put({ name: 'waits', waiting_since: new Date('2026-05-02T00:00:00.000001Z') })
  await put({ name: 'waits longest', waiting_since: new Date('2024-05-01T00:00:00Z'), score: 3 })
  await put({ name: 'due', next_step: 'Call', next_step_on: '2026-01-05', yearly_cost: 90_000 })
  await put({ name: 'later', next_step: 'Call', next_step_on: '2031-01-05' })
  expect(await namesOf()).toEqual(['waits longest', 'waits', 'later', 'due', 'quiet'])
  expect(await namesOf({ sort: 'newest' })).toEqual(['later', 'due', 'waits longest', 'waits', 'quiet'])
  expect(await namesOf({ sort: 'score' })).toEqual(['quiet', 'waits longest', 'later', 'due', 'waits'])
  expect(await namesOf({ sort: 'cost' })).toEqual(['due', 'quiet', 'later', 'waits longest', 'waits'])
  expect(await namesOf({ sort: 'next-step' })).toEqual(['due', 'later', 'waits longest', 'waits', 'quiet'])
})

test.each(['waiting', 'newest', 'score', 'cost', 'next-step', 'match'])(
  'list-contacts ordered by %s pages without repeating or missing rows while others are inserted',
  async (sort) => {
    for (let n = 0; n < 5; n += 1) {
      await put({
        name: `${n}`,
        score: n < 3 ? 7 : null,
        yearly_cost: n < 3 ? 7_000 : null,
        waiting_since: n < 3 ? new Date('2026-05-02T01:02:03.004Z') : null,
        next_step_on: n < 3 ? '2026-05-02' : null,
      })
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort, limit: 2, ...(cursor && { cursor }) })
      seen.push(...page.data.map(({ name }) => name ?? ''))
      cursor = page.nextCursor ?? undefined
      if (seen.length === 2)
        await put({
          name: 'new',
          waiting_since: new Date(0),
          score: 27,
          next_step_on: '2020-01-01',
          yearly_cost: 1e6,
        })
    } while (cursor)
    expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4'])
  },
)

test('list-contacts combines filters with AND', async () => {
  const owner = '6d1f0a52-0000-4000-8000-00000000000c'
  await database.db.execute(sql`
    insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
    values (${owner}, 'nora@example.com', '', 'owner', now(), now(), now())`)
  await put({ name: 'a', status: 'client', score: 5, team_size: 'large', yearly_cost: 120_000 })
  await put({
    name: 'b',
    status: 'parked',
    owner_id: owner,
    next_step: 'Call',
    next_step_on: await officeDay(0),
  })
  await put({ name: 'c', waiting_since: new Date(), next_step: 'Call', next_step_on: await officeDay(1) })
  await put({ name: 'd', score: 25, team_size: 'solo', yearly_cost: 1_000, last_activity_at: new Date() })
  const found = async (filters: object) =>
    (await namesOf({ filters, sort: 'newest' })).map(String).toSorted().join('')
  expect(await found({ status: ['client', 'parked'] })).toBe('ab')
  expect(await found({ waiting: true })).toBe('c')
  expect(await found({ due: true })).toBe('b')
  expect(await found({ noNextStep: true })).toBe('ad')
  expect(await found({ scoreFrom: 5 })).toBe('ad')
  expect(await found({ scoreTo: 5 })).toBe('a')
  expect(await found({ teamSize: ['large', 'medium'] })).toBe('a')
  expect(await found({ costFrom: 100_000 })).toBe('a')
  expect(await found({ since: 1 })).toBe('d')
  expect(await found({ owner })).toBe('b')
  expect(await found({ owner: 'nobody' })).toBe('acd')
  expect(await found({ status: ['new'], scoreFrom: 20, teamSize: ['solo'] })).toBe('d')
  expect((await list({ filters: { owner } })).data[0]?.owner).toEqual({
    id: owner,
    email: 'nora@example.com',
    name: null,
  })
})

test('a search of contacts matches word prefixes in submissions', async () => {
  const body = {
    name: 'Ada',
    email: 'ada@example.com',
    biggest_challenge: 'Quotes wait in Mary’s inbox.',
    company: 'Engines',
  }
  expect((await createTestApp(database).post('subscribe-contact', body)).status).toBe(200)
  for (const q of ['quotes', 'inb', 'quotes inbox', 'mary’s']) expect(await namesOf({ q })).toEqual(['Ada'])
  for (const q of ['uotes', 'challenge', 'quotes nowhere', "x' | 'quotes", String.raw`\\`, "'''"])
    expect(await namesOf({ q })).toEqual([])
})

test('a search of contacts matches notes too, within the filters and in the requested order', async () => {
  await put({ name: 'Joann Early', company: 'Bakery', score: 4 })
  const noted = await put({ name: 'Bo', status: 'client', score: 9 })
  await database.db.insert(notes).values({
    id: randomUUID(),
    contact_id: noted,
    kind: 'note',
    text: 'Runs a bakery with her sister.',
    created_at: new Date(),
  })
  await put({ name: 'Ann Late' })
  expect(await namesOf({ q: 'bakery', sort: 'score' })).toEqual(['Bo', 'Joann Early'])
  expect(await namesOf({ q: 'sister bakery' })).toEqual(['Bo'])
  expect(await namesOf({ q: 'bakery', filters: { status: ['new'] } })).toEqual(['Joann Early'])
  expect(await namesOf({ q: 'ann', sort: 'waiting' })).toEqual(['Ann Late', 'Joann Early'])
  expect(await list({ q: 'bakrey' })).toMatchObject({
    data: [{ name: 'Bo' }, { name: 'Joann Early' }],
    didYouMean: 'bakery',
    count: { value: 2, exact: true },
  })
})

test('list-contacts omits merged contacts', async () => {
  const whole = await put({ name: 'Ada' })
  await put({ name: 'Ada again', merged_into: whole })
  expect(await namesOf()).toEqual(['Ada'])
  expect(await namesOf({ q: 'ada' })).toEqual(['Ada'])
})

test('list-contacts stops counting at 10,000 contacts and still pages', async () => {
  await database.db.execute(sql`
    insert into contacts (id, email, name, created_at, last_activity_at, score)
    select gen_random_uuid(), n || '@many.example', n::text, now(), now() - n * interval '1 second', 5
    from generate_series(1, 10001) as n`)
  const first = await list({ filters: { scoreFrom: 5 }, limit: 2 })
  expect(first.count).toEqual({ value: 10_000, exact: false })
  expect(first.data.map(({ name }) => name)).toEqual(['1', '2'])
  expect(await namesOf({ filters: { scoreFrom: 5 }, limit: 1, cursor: first.nextCursor })).toEqual(['3'])
})
