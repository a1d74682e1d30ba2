import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { hourMs, second, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'
import { lapseRequests, remindOfCalls } from './remind-of-calls.ts'

const { db, visitor, editor, current, requested, linkOf, sent, news } = withCalls()

test('a request that nobody answers lapses an hour before its time, and its visitor is told', async () => {
  await requested()
  expect(await lapseRequests(db())).toBe(0)
  await db()
    .update(calls)
    .set({ starts_at: new Date(Date.now() + 0.9 * hourMs) })
  expect(await lapseRequests(db())).toBe(1)
  expect(await lapseRequests(db())).toBe(0)
  expect(await current()).toMatchObject({ state: 'lapsed' })
  expect(await news()).toEqual(['requested', 'lapsed'])
})

test('a call that was moved and then lapses withdraws the entry of the visitor’s calendar', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  const token = await linkOf(id, 'call')
  await visitor().post('move-call', { token, startsAt: second.toISOString(), zone: 'Europe/Berlin' })
  expect(await current()).toMatchObject({ state: 'requested', invitations: 2 })
  await db()
    .update(calls)
    .set({ starts_at: new Date(Date.now() + 0.9 * hourMs) })
  await lapseRequests(db())
  expect(await current()).toMatchObject({ state: 'lapsed', invitations: 3 })
})

test('a booked call is reminded of a day and an hour before, once each', async () => {
  const call = exampleCall({
    state: 'booked',
    booked_at: new Date(Date.now() - 48 * hourMs),
    starts_at: new Date(Date.now() + 23 * hourMs),
  })
  await db().insert(calls).values(call)
  await remindOfCalls(db())
  await remindOfCalls(db())
  expect(await sent('call-reminder')).toHaveLength(1)
  await db()
    .update(calls)
    .set({ starts_at: new Date(Date.now() + 0.5 * hourMs) })
  await remindOfCalls(db())
  await remindOfCalls(db())
  expect(await sent('call-reminder')).toHaveLength(2)
})

test('a call that was booked shortly before has no reminders', async () => {
  const call = exampleCall({
    state: 'booked',
    booked_at: new Date(),
    starts_at: new Date(Date.now() + 23 * hourMs),
  })
  await db().insert(calls).values(call)
  await remindOfCalls(db())
  expect(await sent('call-reminder')).toEqual([])
})
