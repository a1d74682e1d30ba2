import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { type TestDatabase, testDatabase } from '#test/database'
import { giveSeatsOn, sessionsWithWaiting } from './workshop-seat-offers.server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const fromNow = (ms: number) => new Date(Math.floor((Date.now() + ms) / 1_000) * 1_000)

/** Adds a session with one person on the waiting list and no seat taken. Returns the person's id. */
async function sessionWithOneWaiting(startsAt: Date): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await database.db.insert(workshopLeads).values({
    id,
    name: 'Waiting',
    email: `${id}@example.com`,
    company: 'Example Works',
    session_starts_at: startsAt,
    created_at: now,
  })
  return id
}

const giveSeats = (startsAt: Date) => database.db.transaction((tx) => giveSeatsOn(tx, startsAt))

test('sessionsWithWaiting leaves out sessions that begin within three hours or are over', async () => {
  const [late, soon, past] = [
    fromNow(3 * 60 * minuteMs + minuteMs),
    fromNow(3 * 60 * minuteMs - minuteMs),
    fromNow(-dayMs),
  ]
  for (const startsAt of [late, soon, past]) await sessionWithOneWaiting(startsAt)
  expect(await sessionsWithWaiting(database.db)).toEqual([late])
})

test('giveSeatsOn gives no seat away within three hours of the session', async () => {
  const soon = fromNow(3 * 60 * minuteMs - minuteMs)
  await sessionWithOneWaiting(soon)
  expect(await giveSeats(soon)).toEqual({ given: [], lost: [] })
  const later = fromNow(3 * 60 * minuteMs + minuteMs)
  const id = await sessionWithOneWaiting(later)
  expect((await giveSeats(later)).given).toMatchObject([{ id, seat: 1 }])
})

test('giveSeatsOn takes no seat of another session', async () => {
  const [first, second] = [fromNow(5 * dayMs), fromNow(12 * dayMs)]
  const { attendees } = workshopFacts.free
  const seatedAt = new Date(Date.now() - 2 * dayMs)
  for (const startsAt of [first, second])
    await database.db.insert(workshopLeads).values(
      Array.from({ length: attendees }, (_, index) => ({
        id: randomUUID(),
        name: 'Holder',
        email: `holder${index}-${startsAt.getTime()}@example.com`,
        company: 'Example Works',
        session_starts_at: startsAt,
        seat: index + 1,
        // The holders of the other session got their seats earlier, so they would lose theirs first.
        seated_at: startsAt === second ? new Date(seatedAt.getTime() - dayMs) : seatedAt,
        created_at: seatedAt,
      })),
    )
  await sessionWithOneWaiting(first)
  const { lost } = await giveSeats(first)
  expect(lost.map(({ session_starts_at }) => session_starts_at)).toEqual([first])
})
