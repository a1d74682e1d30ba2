import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { first, hourMs, second, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'
import { lapseRequests } from './lapse-requests.ts'

const { db, visitor, editor, current, requested, linkOf, contact, sent, news, timeline } = withCalls()

const lapse = () => lapseRequests(db(), () => true)
const startIn = (hours: number) =>
  db()
    .update(calls)
    .set({ starts_at: new Date(Date.now() + hours * hourMs) })

test('a request that nobody answers by the promised time lapses, frees its time, and its visitor gets a mail', async () => {
  await requested()
  expect(await lapse()).toBe(0)
  await db()
    .update(calls)
    .set({ answer_by: new Date(Date.now() - 1_000) })
  expect(await lapse()).toBe(1)
  expect(await lapse()).toBe(0)
  expect(await current()).toMatchObject({ state: 'lapsed', starts_at: first })
  expect(await news()).toEqual(['requested', 'lapsed'])
  const again = await visitor().post('book-call', {
    ...exampleBodies['book-call'],
    email: 'ben@example.com',
    startsAt: first.toISOString(),
  })
  expect(again.body).toMatchObject({ data: { state: 'requested' } })
})

test('a booked call whose answer was due long ago does not lapse', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await db()
    .update(calls)
    .set({ answer_by: new Date(Date.now() - hourMs) })
  expect(await lapse()).toBe(0)
})

test('an hour before its time a request lapses even if the answer is due later', async () => {
  await requested()
  await startIn(0.9)
  expect(await lapse()).toBe(1)
  expect(await current()).toMatchObject({ state: 'lapsed' })
})

test('a lapse is in the timeline, and told to owner and webhook; the visitor still waits for an answer', async () => {
  await requested()
  await startIn(0.9)
  await lapse()
  expect(await timeline()).toEqual(['call', 'call-lapsed'])
  expect(await sent('owner-notice')).toMatchObject([{ kind: 'call' }, { kind: 'call-lapsed' }])
  expect(await sent('webhook')).toMatchObject([{ kind: 'call-lapsed' }])
  expect(await contact()).toMatchObject({ status: 'new', waiting_since: expect.any(Date) })
})

test('a visitor who was promised an answer gets a mail about a lapse even once the time is over', async () => {
  await requested()
  await startIn(-1)
  expect(await lapse()).toBe(1)
  expect(await news()).toEqual(['requested', 'lapsed'])
})

test('a call that was moved and then lapses withdraws the entry of the visitor’s calendar', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  const token = await linkOf(id, 'call')
  await visitor().post('move-call', { token, startsAt: second.toISOString(), zone: 'Europe/Berlin' })
  expect(await current()).toMatchObject({ state: 'requested', invitations: 2 })
  await startIn(0.9)
  await lapse()
  expect(await current()).toMatchObject({ state: 'lapsed', invitations: 3 })
  expect(await contact()).toMatchObject({ status: 'answered' })
})
