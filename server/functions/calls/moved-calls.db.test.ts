import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import type { Call } from '#server/queries/calls/calls.server'
import { first, hourMs, second, withCalls } from '#test/call-desk'
import { timesOfLaterDays } from '#test/example-calls'

const { db, editor, viewer, requested } = withCalls()
const third = timesOfLaterDays().at(4)?.toISOString() ?? ''

test('list-contacts filters leads by an upcoming call that was moved', async () => {
  const people = ['ada@example.com', 'ben@example.com', 'cleo@example.com']
  const times = [first, second, timesOfLaterDays()[2]]
  for (const [index, email] of people.entries())
    await requested({ email, name: email.split('@')[0], startsAt: times[index]?.toISOString() })
  const moved = async () => {
    const { body } = await viewer().post('list-contacts', { filters: { movedCall: true } })
    return (body['data'] as { email: string }[]).map(({ email }) => email)
  }
  expect(await moved()).toEqual([])
  const [call] = await db().select().from(calls).where(eq(calls.email, 'ben@example.com'))
  const move = { id: call?.id, version: 0, startsAt: third }
  expect((await editor().post('reschedule-call', move)).status).toBe(200)
  expect(await moved()).toEqual(['ben@example.com'])
  expect((await viewer().post('count-contacts', { filters: { movedCall: true } })).body).toMatchObject({
    data: { found: 1 },
  })
  const change = (set: Partial<Call>) => db().update(calls).set(set).where(eq(calls.email, 'ben@example.com'))
  await change({ starts_at: new Date(Date.now() - hourMs), held_until: new Date() })
  expect(await moved()).toEqual([])
  await change({ starts_at: new Date(third), held_until: new Date(third), state: 'canceled' })
  expect(await moved()).toEqual([])
  await change({ state: 'requested' })
  expect(await moved()).toEqual(['ben@example.com'])
})
