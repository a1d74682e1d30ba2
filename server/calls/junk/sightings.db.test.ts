import { expect, test } from 'vitest'
import { netSightings } from '#server/db/schema/net-sightings'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { createSightings, deleteOldSightings } from './sightings.ts'

const dayMs = 24 * 3_600_000
const startMs = Date.parse('2026-04-05T06:07:08.009Z')

const note = (database: TestDatabase, sender: string, nowMs: number, things = ['thing']) =>
  createSightings(database)({ submissionKey: `of ${sender}`, sender, things, nowMs })

test('records the first submission that used a stamp or text, and each sender’s first use for a day', async () => {
  const database = await testDatabase()
  await note(database, 'ada', startMs)
  await note(database, 'bob', startMs + 1_000)
  const seen = await note(database, 'ada', startMs + 2_000)
  expect(seen).toEqual({
    nowMs: startMs + 2_000,
    things: new Map([['thing', { owner: 'of ada', senders: { ada: startMs, bob: startMs + 1_000 } }]]),
    kept: undefined,
  })
  const later = await note(database, 'cy', startMs + dayMs + 500)
  expect(Object.keys(later.things.get('thing')?.senders ?? {}).toSorted()).toEqual(['bob', 'cy'])
})

test('keeps a bounded number of senders, the newest', async () => {
  const database = await testDatabase()
  for (let index = 0; index < 70; index += 1) await note(database, `sender${index}`, startMs + index)
  const [row] = await database.db.select().from(netSightings)
  expect(Object.keys(row?.senders ?? {})).toHaveLength(60)
  expect(row?.senders).toHaveProperty('sender69')
})

test('stores nothing readable, and deletes it after a day', async () => {
  const database = await testDatabase()
  const text = 'Our whole office loses a day a week to copying orders by hand'
  const { post } = createTestApp(database, { countsOthers: true, spamFilterNowMs: () => startMs })
  const lead = { name: 'Ada Example', email: 'ada@example.com', company: 'Engines', biggest_challenge: text }
  await post('subscribe-contact', lead, {}, '203.0.113.9')
  const rows = await database.db.select().from(netSightings)
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/ada|example|copying|203\.0/i)
  expect(await deleteOldSightings(database.db, startMs + dayMs)).toBe(0)
  expect(await deleteOldSightings(database.db, startMs + dayMs + 1)).toBe(3)
  // Uses the database's clock, like housekeeping.
  await post('subscribe-contact', lead)
  expect(await deleteOldSightings(database.db)).toBe(3)
})

test('each of several concurrent senders sees the earlier senders of the same stamp, and nobody else', async () => {
  const database = await testDatabase()
  const noteHere = createSightings(database)
  const sightings = await Promise.all(
    ['ada', 'bob', 'cy'].map((sender, index) =>
      noteHere({
        submissionKey: `of ${sender}`,
        sender,
        things: index < 2 ? ['stamp', `own ${sender}`] : [`own ${sender}`],
        nowMs: undefined,
      }),
    ),
  )
  const known = sightings.map(({ things }) =>
    [...things].map(([thing, { owner, senders }]) => [thing, owner, Object.keys(senders).toSorted()]),
  )
  expect(known).toEqual([
    [
      ['stamp', 'of ada', ['ada']],
      ['own ada', 'of ada', ['ada']],
    ],
    [
      ['stamp', 'of ada', ['ada', 'bob']],
      ['own bob', 'of bob', ['bob']],
    ],
    [['own cy', 'of cy', ['cy']]],
  ])
})

test('recording many stamps and texts concurrently never deadlocks', async () => {
  const database = await testDatabase()
  const things = Array.from({ length: 12 }, (_, index) => `thing${index}`)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      note(database, `sender${index}`, startMs, index % 2 ? things : things.toReversed()),
    ),
  )
  expect(await database.db.$count(netSightings)).toBe(12)
})
