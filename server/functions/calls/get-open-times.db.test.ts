import { expect, test } from 'vitest'
import { dayIn } from '#domain/day-in'
import { calls } from '#server/db/schema/calls'
import { first, second, withCalls } from '#test/call-desk'
import { exampleCall, freeTimes } from '#test/example-calls'

const { db, visitor } = withCalls()

const timesOn = async (zone: string, from: string, to = from) => {
  const { body } = await visitor().post('get-open-times', { type: 'intro', from, to, zone })
  return (body['data'] as { times: string[] }).times
}

test('get-open-times returns a day’s open times in the caller’s zone, without those already held', async () => {
  const zone = 'Australia/Sydney'
  const day = dayIn(zone, first)
  const free = freeTimes().filter((time) => dayIn(zone, time) === day)
  expect(await timesOn(zone, day)).toEqual(free.map((time) => time.toISOString()))
  await db()
    .insert(calls)
    .values(exampleCall({ starts_at: first }))
  expect(await timesOn(zone, day)).not.toContain(first.toISOString())
})

test('the time of a declined call is open again', async () => {
  await db()
    .insert(calls)
    .values(exampleCall({ starts_at: second, state: 'declined' }))
  const day = dayIn('UTC', second)
  expect(await timesOn('UTC', day)).toContain(second.toISOString())
})

test('get-open-times returns no times for days outside the requestable range', async () => {
  expect(await timesOn('UTC', '2026-01-05')).toEqual([])
  expect(await timesOn('UTC', '2199-01-05')).toEqual([])
})

test('get-open-times refuses more than 91 days at once', async () => {
  const input = { type: 'intro', from: '2026-12-01', to: '2027-03-02', zone: 'UTC' }
  const { status, body } = await visitor().post('get-open-times', input)
  expect([status, body.issues]).toEqual([422, [{ path: 'to', message: 'Please ask for at most 91 days' }]])
})
