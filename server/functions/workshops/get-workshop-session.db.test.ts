import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getWorkshopSession } from '#contracts/get-workshop-session'
import type { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { createTestApp } from '#test/app'
import { daysFromNow, putAttendee } from '#test/attendees'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function call<Output>(name: string, input: object = {}): Promise<Output> {
  const { status, body } = await createTestApp(database, { role: 'viewer' }).post(name, input)
  expect(status, body.error).toBe(200)
  return body as unknown as Output
}
const sessions = (input?: object) =>
  call<OutputOf<typeof listWorkshopSessions>>('list-workshop-sessions', input)
const people = (startsAt: Date, place: 'seat' | 'waiting', input: object = {}) =>
  call<OutputOf<typeof getWorkshopSession>>('get-workshop-session', {
    filters: { startsAt: startsAt.toISOString(), place },
    ...input,
  })

test('get-workshop-session returns a registration with its contact and the state of its mail', async () => {
  await createTestApp(database).post('register-free-workshop', {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Engines',
    biggest_challenge: 'Quotes.',
  })
  const { next } = await sessions()
  const start = new Date(next.startsAt)
  expect(next.seats.taken).toBe(1)
  const one = async () => (await people(start, 'seat')).data[0]
  const [person] = await database.db.select().from(contacts)
  expect(await one()).toMatchObject({
    seat: 1,
    name: 'Ada Lovelace',
    challenge: 'Quotes.',
    contactId: person?.id,
    keptAt: null,
    mail: 'waiting',
    hasLink: false,
  })
  await database.db.update(workshopLeads).set({ mailed_join_url: 'https://zoom.example/1' })
  expect(await one()).toMatchObject({ mail: 'waiting', hasLink: false })
  await database.db
    .update(deliveries)
    .set({ state: 'delivered' })
    .where(eq(deliveries.kind, 'free-workshop-mail'))
  expect(await one()).toMatchObject({ mail: 'sent', hasLink: true })
})

test('the waiting list is sorted in the order in which seats are offered', async () => {
  const start = daysFromNow(3)
  const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute))
  await putAttendee(database.db, start, { name: 'second', created_at: at(2) })
  await putAttendee(database.db, start, { name: 'beyond share', created_at: at(0), is_beyond_share: true })
  await putAttendee(database.db, start, { name: 'first', created_at: at(1) })
  await putAttendee(database.db, start, {
    name: 'lost one',
    created_at: at(3),
    lost_seats: 1,
    lost_at: at(9),
  })
  await putAttendee(database.db, start, {
    name: 'lost two',
    created_at: at(4),
    lost_seats: 2,
    lost_at: at(9),
  })
  await putAttendee(database.db, start, { name: 'seated', seat: 1 })
  const page = await people(start, 'waiting', { limit: 3 })
  const rest = await people(start, 'waiting', { limit: 3, cursor: page.nextCursor })
  expect([...page.data, ...rest.data].map(({ name }) => name)).toEqual([
    'lost two',
    'lost one',
    'first',
    'second',
    'beyond share',
  ])
  expect(page.data[0]).toMatchObject({ isOfferedNoMore: true, lostSeats: 2 })
  expect(page.session.waiting).toEqual({ value: 5, exact: true })
})

test('get-workshop-session counts the whole waiting list, also beyond 200', async () => {
  const start = daysFromNow(3)
  await database.db.insert(workshopLeads).values(
    Array.from({ length: 203 }, (_, n) => ({
      id: randomUUID(),
      name: 'Waits',
      email: `${n}@example.com`,
      company: 'Engines',
      session_starts_at: start,
      created_at: new Date(),
    })),
  )
  expect((await people(start, 'waiting')).session.waiting).toEqual({ value: 203, exact: true })
})

test('get-workshop-session searches only the given session and place', async () => {
  const [start, other] = [daysFromNow(3), daysFromNow(10)]
  await putAttendee(database.db, start, { name: 'Grace Hopper', seat: 1 })
  await putAttendee(database.db, start, { name: 'Grace Kelly' })
  await putAttendee(database.db, other, { name: 'Grace Jones', seat: 1 })
  const found = await people(start, 'seat', { q: 'grace' })
  expect(found.data.map(({ name }) => name)).toEqual(['Grace Hopper'])
  expect(found.count).toEqual({ value: 1, exact: true })
})
