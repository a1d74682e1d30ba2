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
import { tellWhenOpen } from './tell-when-open.ts'

const { db, visitor, owner, contact } = withCalls()

const times = timesOfLaterDays()
const [first = new Date()] = times
const nothingOpen = { ...exampleRules, horizonDays: 0 }
const tell = (rules = exampleRules) => tellWhenOpen(db(), rules)

const mailOf = (name: string) => `${name}@example.com`
async function join(name: string, more: object = {}) {
  const body = { email: mailOf(name), type: 'intro', zone: 'Europe/Berlin', ...more }
  expect(await visitor().post('join-call-waitlist', body)).toMatchObject({ status: 200 })
}
/** By name. */
async function mailed(): Promise<string[]> {
  const rows = await db().select().from(deliveries).where(eq(deliveries.kind, 'open-times-mail'))
  return rows.flatMap(({ recipient }) => recipient?.split('@')[0] ?? []).toSorted((a, b) => (a < b ? -1 : 1))
}
const isOpenAgain = (id: string) => db().update(calls).set({ state: 'canceled' }).where(eq(calls.id, id))
/** Calls hold every time but the first few of those that the clock doesn't overtake. */
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

test('nobody is mailed while no time is open, and each is mailed once when one is', async () => {
  await join('ada')
  expect(await tell(nothingOpen)).toBe(0)
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect(await mailed()).toEqual(['ada'])
})

test('several processes that look at once tell each person once', async () => {
  for (const name of ['ada', 'ben', 'cleo']) await join(name)
  await Promise.all([tell(), tell(), tell()])
  expect(await mailed()).toEqual(['ada', 'ben', 'cleo'])
})

test('one open time is mailed to two people, in the order in which they asked, and to the next two after a pause', async () => {
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

test('the call that was canceled opens its time for who waits', async () => {
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

test('who was mailed and has taken a time makes room for the next at once', async () => {
  for (const name of ['ada', 'ben', 'cleo']) await join(name)
  await leaveOpen(1)
  await tell()
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

test('who has requested a call since then is not mailed', async () => {
  await join('ada')
  await visitor().post('book-call', { ...exampleBodies['book-call'], startsAt: first.toISOString() })
  expect(await tell()).toBe(0)
})

test('nobody is mailed after 30 days', async () => {
  await join('ada')
  await passHours(waitlistRules.days * 24)
  expect(await tell()).toBe(0)
})

test('who was erased is not mailed', async () => {
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

test('who waits for two kinds of calls gets one email', async () => {
  await join('ada')
  await join('ada', { type: 'audit' })
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
})

test('who was mailed and asks again is mailed again', async () => {
  await join('ada')
  await tell()
  await join('ada')
  expect(await tell()).toBe(1)
})

test('two contacts who wait and are merged get one email', async () => {
  await join('ada')
  await join('countess')
  const [ada, countess] = await db().select().from(contacts).orderBy(contacts.email)
  const merge = { keep: ada?.id, merge: countess?.id }
  expect(await owner().post('merge-contacts', merge)).toMatchObject({ status: 200 })
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect(await mailed()).toEqual(['ada'])
})
