import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { waitlistRules } from '#domain/call-waitlist'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { hourMs, withCalls } from '#test/call-desk'
import { exampleCall, exampleRules, freeTimes, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { mailCallWaitlist } from './tell-when-open.ts'

const { db, visitor, owner, contact } = withCalls()

const times = timesOfLaterDays()
const [first = new Date()] = times
const nothingOpen = { ...exampleRules, horizonDays: 0 }
const tell = (rules = exampleRules) => mailCallWaitlist(db(), rules)

const mailOf = (name: string) => `${name}@example.com`
async function join(name: string, more: object = {}) {
  const body = { email: mailOf(name), type: 'intro', zone: 'Europe/Berlin', ...more }
  expect(await visitor().post('join-call-waitlist', body)).toMatchObject({ status: 200 })
}
/** Returns the names of the people who were mailed, sorted. */
async function mailed(): Promise<string[]> {
  const rows = await db().select().from(deliveries).where(eq(deliveries.kind, 'open-times-mail'))
  return rows.flatMap(({ recipient }) => recipient?.split('@')[0] ?? []).toSorted((a, b) => (a < b ? -1 : 1))
}
const isOpenAgain = (id: string) => db().update(calls).set({ state: 'canceled' }).where(eq(calls.id, id))
/** Fills every time with calls except the first `count` of `times`, which are late enough not to pass during a test. */
async function leaveOpen(count: number) {
  const last = times[count - 1]
  const end = new Date((last ?? first).getTime() + 40 * 60_000)
  const [earliest = first] = freeTimes()
  const held = (starts_at: Date, held_until: Date) =>
    exampleCall({ id: crypto.randomUUID(), starts_at, held_until })
  await db()
    .insert(calls)
    .values([
      held(new Date(earliest.getTime() - hourMs), first),
      held(last ? end : first, new Date(Date.now() + 80 * 24 * hourMs)),
    ])
}
async function passHours(hours: number) {
  const ago = (column: PgColumn) => sql`${column} - make_interval(secs => ${hours * 3600})`
  await db()
    .update(deliveries)
    .set({ created_at: ago(deliveries.created_at) })
  await db()
    .update(activities)
    .set({ created_at: ago(activities.created_at) })
}

test('a person who waits is mailed once when a time opens, and not before', async () => {
  await join('ada')
  expect(await tell(nothingOpen)).toBe(0)
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect(await mailed()).toEqual(['ada'])
})

test('concurrent processes mail each waiting person once', async () => {
  for (const name of ['ada', 'ben', 'cleo']) await join(name)
  await Promise.all([tell(), tell(), tell()])
  expect(await mailed()).toEqual(['ada', 'ben', 'cleo'])
})

test('one open time is mailed to the first two people in line, and after a pause to the next two', async () => {
  for (const name of ['eve', 'ben', 'dan', 'ada', 'cleo']) await join(name)
  await leaveOpen(1)
  expect(await tell()).toBe(2)
  expect(await tell()).toBe(0)
  expect(await mailed()).toEqual(['ben', 'eve'])
  await passHours(waitlistRules.pauseHours - 0.5)
  expect(await tell()).toBe(0)
  await passHours(1)
  expect(await tell()).toBe(2)
  expect(await mailed()).toEqual(['ada', 'ben', 'dan', 'eve'])
})

test('the time of a canceled call is offered to the waiting list', async () => {
  await join('ada')
  await leaveOpen(0)
  const id = crypto.randomUUID()
  expect(await tell()).toBe(0)
  await db().delete(calls)
  await leaveOpen(1)
  await db()
    .insert(calls)
    .values(exampleCall({ id, starts_at: first, state: 'booked' }))
  expect(await tell()).toBe(0)
  await isOpenAgain(id)
  expect(await tell()).toBe(1)
})

test('when a mailed person books a time, the next in line is mailed without a pause', async () => {
  for (const name of ['ada', 'ben', 'cleo']) await join(name)
  await leaveOpen(1)
  await tell()
  // The process's clock has milliseconds, the database's microseconds: a request of the same millisecond would be before.
  await passHours(1)
  await visitor().post('book-call', {
    ...exampleBodies['book-call'],
    email: mailOf('ada'),
    startsAt: first.toISOString(),
  })
  expect(await tell()).toBe(0)
  await db().delete(calls)
  await leaveOpen(1)
  expect(await tell()).toBe(1)
  expect(await mailed()).toEqual(['ada', 'ben', 'cleo'])
})

test('a person who requested a call after joining the waiting list is not mailed', async () => {
  await join('ada')
  await visitor().post('book-call', { ...exampleBodies['book-call'], startsAt: first.toISOString() })
  expect(await tell()).toBe(0)
})

test('a person is not mailed once 30 days have passed since they joined the waiting list', async () => {
  await join('ada')
  await passHours(waitlistRules.days * 24)
  expect(await tell()).toBe(0)
})

test('an erased person is not mailed', async () => {
  await join('ada')
  const id = (await contact())?.id
  expect(await owner().post('erase-contact', { id })).toMatchObject({ status: 200 })
  expect(await tell()).toBe(0)
})

test('people who wait for earlier times get no mail about later ones', async () => {
  const [, , third = new Date()] = times
  await leaveOpen(3)
  await join('ada', { before: first.toISOString() })
  await join('ben', { before: third.toISOString() })
  expect(await tell()).toBe(1)
  expect(await mailed()).toEqual(['ben'])
})

test('a person who waits for two types of calls gets one mail', async () => {
  await join('ada')
  await join('ada', { type: 'audit' })
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
})

test('a person who was mailed and joins the waiting list again is mailed again', async () => {
  await join('ada')
  await tell()
  await join('ada')
  expect(await tell()).toBe(1)
})

test('two waiting contacts that were merged get one mail', async () => {
  await join('ada')
  await join('countess')
  const [ada, countess] = await db().select().from(contacts).orderBy(contacts.email)
  const merge = { keep: ada?.id, merge: countess?.id }
  expect(await owner().post('merge-contacts', merge)).toMatchObject({ status: 200 })
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect(await mailed()).toEqual(['ada'])
})
