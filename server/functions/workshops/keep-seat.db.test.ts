import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { issueSeatToken } from '#server/queries/workshops/workshop-seats.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
let token: string

beforeEach(async () => {
  database = await testDatabase()
  const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
  await createTestApp(database).post('register-free-workshop', ada)
  token = await issueSeatToken(database.db, (await lead())?.id ?? '')
  await change({ session_starts_at: new Date(Date.now() + 5 * 24 * 3_600_000) })
})

const lead = async () => (await database.db.select().from(workshopLeads))[0]
const change = (values: Partial<typeof workshopLeads.$inferInsert>) =>
  database.db.update(workshopLeads).set(values)

async function press(given = token) {
  const { body } = await createTestApp(database).post('keep-seat', { token: given })
  return (body['data'] as { state: string }).state
}

test('of concurrent keep-seat calls one confirms the seat and adds a timeline entry', async () => {
  const presses = await Promise.all(Array.from({ length: 6 }, () => press()))
  expect(presses.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'already_kept'), 'kept'])
  expect((await lead())?.kept_at).toBeInstanceOf(Date)
  const kept = await database.db.select().from(activities).where(eq(activities.kind, 'free-workshop-seat'))
  expect(kept).toMatchObject([{ content: [expect.anything(), ['seat', '1']] }])
  const [contact] = await database.db.select().from(contacts)
  expect(contact?.confirmed_at).toBeInstanceOf(Date)
})

test('keep-seat changes nothing once the seat was given away or the session has begun', async () => {
  await change({ seat: null })
  expect(await press()).toBe('gone')
  await change({ seat: 1, session_starts_at: new Date(Date.now() - 60_000) })
  expect(await press()).toBe('over')
  expect(await lead()).toMatchObject({ seat: 1, kept_at: null })
})

test('keep-seat returns the number of seats taken, and whether their mail has the link', async () => {
  const answer = async () => (await createTestApp(database).post('keep-seat', { token })).body['data']
  expect(await answer()).toEqual({ state: 'kept', seatsTaken: 1, isLinkMailed: false })
  await change({ mailed_join_url: 'https://zoom.example/j/free' })
  expect(await answer()).toMatchObject({ isLinkMailed: false })
  await database.db.update(deliveries).set({ state: 'delivered', next_attempt_at: null })
  expect(await answer()).toEqual({ state: 'already_kept', seatsTaken: 1, isLinkMailed: true })
})

test('keep-seat returns unknown for an unknown token and changes nothing', async () => {
  for (const other of ['', token.slice(1), 'x'.repeat(100)]) expect(await press(other)).toBe('unknown')
  expect(await lead()).toMatchObject({ kept_at: null })
})
