import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { second, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'

const { db, visitor, current, requested, linkOf, news } = withCalls()

test('the link in the owner’s mail confirms a call once, and not after the call was moved', async () => {
  const { id, requested_at } = await requested()
  const token = await linkOf(id, 'call-decision', requested_at)
  const press = async () => (await visitor().post('confirm-call-by-link', { token })).body['data']
  expect(await press()).toEqual({ state: 'confirmed' })
  expect(await press()).toEqual({ state: 'already' })
  expect(await news()).toEqual(['requested', 'booked'])
  const link = await linkOf(id, 'call')
  await visitor().post('move-call', { token: link, startsAt: second.toISOString(), zone: 'Europe/Berlin' })
  expect(await press()).toEqual({ state: 'changed' })
  expect(await current()).toMatchObject({ state: 'requested', starts_at: second })
})

test('confirming a video call by link requires a join URL and does not reuse that of another call', async () => {
  const { id, requested_at } = await requested({ way: 'video' })
  const token = await linkOf(id, 'call-decision', requested_at)
  const last = exampleCall({ id: crypto.randomUUID(), state: 'booked', way: 'video', starts_at: second })
  await db()
    .insert(calls)
    .values({ ...last, join_url: 'https://meet.example.com/other' })
  const press = async (more: object) =>
    (await visitor().post('confirm-call-by-link', { token, ...more })).body['data']
  expect(await press({})).toEqual({ state: 'needs_link' })
  expect(await press({ joinUrl: 'https://meet.example.com/nora' })).toEqual({ state: 'confirmed' })
  const [booked] = await db().select().from(calls).where(eq(calls.id, id))
  expect(booked).toMatchObject({ state: 'booked', join_url: 'https://meet.example.com/nora' })
})
