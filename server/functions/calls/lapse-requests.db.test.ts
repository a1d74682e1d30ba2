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

test('a request not answered by the promised time lapses, frees its time and mails the visitor', async () => {
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

test('a request lapses an hour before its time even if the answer is due later', async () => {
  await requested()
  await startIn(0.9)
  expect(await lapse()).toBe(1)
  expect(await current()).toMatchObject({ state: 'lapsed' })
})

test('a lapse adds a timeline entry, notifies owner and webhook, and keeps the contact’s clock running', async () => {
  await requested()
  await startIn(0.9)
  await lapse()
  expect(await timeline()).toEqual(['call', 'call-lapsed'])
  expect(await sent('owner-notice')).toMatchObject([{ kind: 'call' }, { kind: 'call-lapsed' }])
  expect(await sent('webhook')).toMatchObject([{ kind: 'call-lapsed' }])
  expect(await contact()).toMatchObject({ status: 'new', waiting_since: expect.any(Date) })
})

test('the visitor of a lapsed request gets the mail even after the requested time has passed', async () => {
  await requested()
  await startIn(-1)
  expect(await lapse()).toBe(1)
  expect(await news()).toEqual(['requested', 'lapsed'])
})

test('a moved call that lapses withdraws the entry from the visitor’s calendar', async () => {
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
