import { expect, onTestFinished, test } from 'vitest'
import type { ChangeTopic } from '#domain/change-topic'
import { dayIn } from '#domain/day-in'
import { calendars } from '#server/db/schema/calendars'
import { followPublishedLists } from '#server/process/follow-published-lists'
import { createLog } from '#server/process/log'
import { first, second, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, requested, linkOf, current } = withCalls()

const minuteMs = 60_000

/** Stores a calendar that is busy in the first minute of a time. */
const putBusy = (time: Date) =>
  db()
    .insert(calendars)
    .values({
      id: crypto.randomUUID(),
      name: 'Work',
      address: 'sealed',
      busy: [[time.getTime(), time.getTime() + minuteMs]],
      created_at: new Date(),
    })

const dataOf = ({ body }: { body: Record<string, unknown> }) =>
  body['data'] as { state: string; nearest?: string[]; times?: string[] }

test('a time at which a calendar is busy cannot be requested, and others are offered', async () => {
  await putBusy(first)
  const answer = await visitor().post('book-call', {
    ...exampleBodies['book-call'],
    startsAt: first.toISOString(),
  })
  expect(dataOf(answer)).toMatchObject({ state: 'taken' })
  expect(dataOf(answer).nearest).toHaveLength(3)
  expect(dataOf(answer).nearest).not.toContain(first.toISOString())
  const day = dayIn('UTC', first)
  const open = await visitor().post('get-open-times', { type: 'intro', from: day, to: day, zone: 'UTC' })
  expect(dataOf(open).times).toContain(second.toISOString())
  expect(dataOf(open).times).not.toContain(first.toISOString())
})

test('a visitor cannot move a call to a time at which a calendar is busy', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await putBusy(second)
  const token = await linkOf(id, 'call')
  const answer = await visitor().post('move-call', {
    token,
    startsAt: second.toISOString(),
    zone: 'Europe/Berlin',
  })
  expect(dataOf(answer)).toMatchObject({ state: 'taken', nearest: expect.any(Array) })
  expect(await current()).toMatchObject({ state: 'booked', starts_at: first })
})

test('a call whose time was requested before the owner became busy can still be confirmed', async () => {
  const { id } = await requested()
  await putBusy(first)
  const { status } = await editor().post('confirm-call', { id, version: 0 })
  expect(status).toBe(200)
  expect(await current()).toMatchObject({ state: 'booked' })
})

test('pages reload the busy times when a change of calls is announced', async () => {
  const listeners = new Set<(topic: ChangeTopic) => void>()
  const lists = await followPublishedLists({
    database: { db: db(), now: () => new Date() },
    changes: {
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    log: createLog('silent'),
  })
  onTestFinished(() => lists.close())
  expect(lists.current().heldTimes).toEqual([])
  await putBusy(first)
  for (const tell of listeners) tell('calls')
  const heldUntil = new Date(first.getTime() + minuteMs)
  await expect.poll(() => lists.current().heldTimes).toEqual([{ startsAt: first, heldUntil, isBusy: true }])
})
