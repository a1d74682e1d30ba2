import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { nextStart } from '#domain/workshop-schedule'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import type { WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { resetSeatConfirmation, issueSeatToken } from '#server/queries/workshops/workshop-seats.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { reofferUnconfirmedSeats } from './reoffer-unconfirmed-seats.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const { attendees } = workshopFacts.free
const offer = () => reofferUnconfirmedSeats(database.db)
const leads = () => database.db.select().from(workshopLeads).orderBy(asc(workshopLeads.created_at))
const named = async (name: string) => (await leads()).filter((lead) => lead.name === name)
const numberOfSeats = (found: WorkshopLead[]) => new Set(found.flatMap(({ seat }) => seat ?? [])).size
const run = (statement: string) => database.pool.query(statement)

let visitors = 0
/** Registers people with one name, each from a network of their own unless `sender` is given. */
async function register(name: string, count: number, sender?: string) {
  const { post } = createTestApp(database)
  for (let index = 0; index < count; index += 1) {
    visitors += 1
    const body = { name, email: `visitor${visitors}@example.com`, company: 'Example Works' }
    const own = `203.0.${Math.floor(visitors / 256)}.${visitors % 256}`
    expect((await post('register-free-workshop', body, {}, sender ?? own)).status).toBe(200)
  }
}

/** Moves the session to this time from now, whatever the weekday. */
const startIn = (interval: string) =>
  run(`update workshop_leads set session_starts_at = date_trunc('second', now() + interval '${interval}')`)

/** Registers people for the session that {@link startIn} has moved. */
async function registerLater(name: string, count: number) {
  const startsAt = nextStart(workshopFacts.free, new Date())
  await database.db.update(workshopLeads).set({ session_starts_at: startsAt })
  await register(name, count)
  await startIn('5 days')
}

/** Moves all times a day into the past, with every mail sent at once. */
async function aDayPasses(): Promise<void> {
  await run(
    "update workshop_leads set seated_at = seated_at - interval '1 day', created_at = created_at - interval '1 day', lost_at = lost_at - interval '1 day'",
  )
  await run(
    "update deliveries set state = 'delivered', next_attempt_at = null, delivered_at = coalesce(delivered_at, now()) - interval '1 day' where kind = 'free-workshop-mail'",
  )
}

async function press(lead: WorkshopLead | undefined) {
  const token = await issueSeatToken(database.db, lead?.id ?? '')
  const { body } = await createTestApp(database).post('keep-seat', { token })
  return (body['data'] as { state: string }).state
}

test('gives unconfirmed seats to the waiting list after a day', async () => {
  await register('Made up', attendees - 1)
  await register('Early', 1)
  await register('Real', 10)
  await startIn('5 days')
  const [early] = await named('Early')
  expect([await press(early), await press(early)]).toEqual(['kept', 'already_kept'])
  expect(await offer()).toBe(0)

  await aDayPasses()
  expect(await offer()).toBe(10)
  expect(numberOfSeats(await named('Real'))).toBe(10)
  expect(numberOfSeats(await leads())).toBe(attendees)
  expect((await named('Early'))[0]).toMatchObject({ seat: early?.seat })
  const losers = (await named('Made up')).filter(({ seat }) => seat === null)
  expect(losers.map(({ lost_seats }) => lost_seats)).toEqual(Array.from({ length: 10 }, () => 1))
  expect(await press(losers[0])).toBe('gone')
  const news = (await database.db.select().from(deliveries)).map(({ dedupe_key }) => dedupe_key)
  expect(news.filter((key) => key.endsWith(':given-0'))).toHaveLength(10)
  expect(news.filter((key) => key.endsWith(':lost-1'))).toHaveLength(10)

  // A reassigned seat must be confirmed within a day too, and people who lost one come first.
  expect(await offer()).toBe(0)
  for (const lead of await named('Real')) expect(await press(lead)).toBe('kept')
  await registerLater('Late', 3)
  await aDayPasses()
  expect(await offer()).toBe(13)
  expect(numberOfSeats(await named('Real'))).toBe(10)
  expect(numberOfSeats(await leads())).toBe(attendees)
})

test('offers nobody a third seat, and takes no seat for people who let one lapse', async () => {
  await register('Asleep', attendees)
  await register('Waiting', 2)
  await startIn('6 days')
  await aDayPasses()
  expect(await offer()).toBe(2)
  // The two who lost their seats wait now, but get no seat of the 23 who have not confirmed either.
  expect(await offer()).toBe(0)
  for (let day = 0; day < 4; day += 1) {
    await registerLater('Newcomer', attendees)
    await aDayPasses()
    expect(await offer()).toBe(attendees)
  }
  const lost = (await leads()).map(({ lost_seats }) => lost_seats)
  expect(Math.max(...lost)).toBe(2)
})

test('gives each seat away once, even with concurrent calls', async () => {
  await register('Made up', attendees)
  await register('Real', 10)
  await startIn('5 days')
  await aDayPasses()
  const given = await Promise.all(Array.from({ length: 6 }, offer))
  expect(given.reduce((sum, count) => sum + count)).toBe(10)
  expect(numberOfSeats(await named('Real'))).toBe(10)
  expect(numberOfSeats(await leads())).toBe(attendees)
})

test('a seat whose holder confirms while seats are reassigned is either kept or reported as gone', async () => {
  await register('Holder', attendees)
  await register('Waiting', attendees)
  await startIn('5 days')
  await aDayPasses()
  const holders = await named('Holder')
  const [given, ...presses] = await Promise.all([offer(), ...holders.map((lead) => press(lead))])
  const kept = presses.filter((state) => state === 'kept').length
  expect(kept + given).toBe(attendees)
  const after = new Map((await named('Holder')).map((lead) => [lead.id, lead]))
  for (const [index, holder] of holders.entries()) {
    const seat = after.get(holder.id)?.seat
    expect([presses[index], seat]).toEqual(seat === null ? ['gone', null] : ['kept', holder.seat])
  }
})

test('gives no seat away in the last three hours, and accepts no confirmation once the session has begun', async () => {
  await register('Holder', attendees)
  await register('Waiting', 1)
  await aDayPasses()
  await startIn('2 hours 59 minutes')
  expect(await offer()).toBe(0)
  await startIn('3 hours 1 minute')
  expect(await offer()).toBe(1)
  const [holder] = await named('Holder')
  await startIn('-1 minute')
  expect(await press(holder)).toBe('over')
})

test('gives a returned seat to the waiting list', async () => {
  await register('Holder', attendees)
  await register('Waiting', 2)
  await startIn('5 days')
  await run('delete from workshop_leads where seat = 7')
  expect(await offer()).toBe(1)
  expect((await named('Waiting')).map(({ seat }) => seat)).toEqual([7, null])
})

test('seats five people of one network within a day, and does not let a large network block others', async () => {
  await register('Office', 5, '198.51.100.1')
  await register('Hundred', 30, '198.51.100.2')
  await startIn('5 days')
  expect([numberOfSeats(await named('Office')), numberOfSeats(await named('Hundred'))]).toEqual([3, 3])
  expect(await offer()).toBe(0)
  for (const lead of await leads()) if (lead.seat !== null) await press(lead)
  await aDayPasses()
  expect(await offer()).toBe(5)
  expect([numberOfSeats(await named('Office')), numberOfSeats(await named('Hundred'))]).toEqual([5, 6])
  expect(await offer()).toBe(0)

  // The other twenty-four of the hundred block nobody.
  await registerLater('Person', 1)
  expect(numberOfSeats(await named('Person'))).toBe(1)
})

test('deletes network hashes and links a week after the session', async () => {
  await register('Holder', 3)
  for (const { id } of await leads()) await issueSeatToken(database.db, id)
  await startIn('-6 days')
  expect(await resetSeatConfirmation(database.db)).toBe(0)
  await startIn('-8 days')
  expect(await resetSeatConfirmation(database.db)).toBe(6)
  expect(await resetSeatConfirmation(database.db)).toBe(0)
  expect((await leads()).map(({ name, sender_key }) => [name, sender_key])).toEqual(
    Array.from({ length: 3 }, () => ['Holder', null]),
  )
})

test.each([
  ['waits for a mail server', "state = 'not_connected', captured_at = now()"],
  ['was only captured', "state = 'captured', captured_at = now()"],
  ['is held back by a limit', "state = 'held'"],
  ['is still to be sent', "state = 'pending', last_error = 'the mail server does not answer'"],
  ['is being sent', "state = 'sending'"],
  [
    'was sent less than a day ago',
    "state = 'delivered', delivered_at = now() - interval '23 hours 59 minutes'",
  ],
])('nobody loses a seat while the mail about it %s', async (_, mail) => {
  await register('Untold', attendees)
  await register('Real', 3)
  await startIn('5 days')
  await aDayPasses()
  await run(`update deliveries set ${mail} where recipient is not null`)
  expect(await offer()).toBe(0)
  await run("update deliveries set state = 'delivered', delivered_at = now() - interval '1 day'")
  expect(await offer()).toBe(3)
})

test('a mail of another kind, or about another seat of the same person, protects no seat', async () => {
  await register('Told', attendees)
  await register('Real', 3)
  await startIn('5 days')
  await aDayPasses()
  await run("update deliveries set state = 'delivered', delivered_at = now() - interval '1 day'")
  await run("update deliveries set state = 'held', kind = 'contact-mail' where recipient is not null")
  expect(await offer()).toBe(3)
})
