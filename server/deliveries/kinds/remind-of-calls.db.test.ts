import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { hourMs, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'
import { remindOfCalls } from './remind-of-calls.ts'

const { db, sent } = withCalls()

test('a booked call gets one reminder a day before and one an hour before', async () => {
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
