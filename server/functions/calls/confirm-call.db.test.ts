import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { second, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'

const { db, visitor, editor, current, requested, linkOf, contact, sent, news, timeline } = withCalls()

test('confirming a request books the call, stops the clock, and notifies visitor and webhook', async () => {
  const { id, version } = await requested()
  const answer = await editor().post('confirm-call', { id, version })
  expect(answer.body).toEqual({ data: { id }, logId: null })
  expect(await current()).toMatchObject({ state: 'booked', invitations: 1, version: 1 })
  expect(await contact()).toMatchObject({
    status: 'call_booked',
    waiting_since: null,
    first_reply_how: 'call_booked',
  })
  expect(await timeline()).toEqual(['call', 'call-booked'])
  expect(await news()).toEqual(['requested', 'booked'])
  expect(await sent('webhook')).toMatchObject([{ kind: 'call-booked' }])
})

test('confirm-call returns 409 when the visitor has moved the call since the office read it', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  await visitor().post('move-call', { token, startsAt: second.toISOString(), zone: 'Europe/Berlin' })
  const answer = await editor().post('confirm-call', { id, version: 0 })
  expect(answer.status).toBe(409)
  expect(await current()).toMatchObject({ state: 'requested', starts_at: second })
})

test('confirm-call requires a join URL for every video call and does not reuse an earlier one', async () => {
  const { id, version } = await requested({ way: 'video' })
  const refused = await editor().post('confirm-call', { id, version })
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ path: 'joinUrl', message: 'A video call needs its link.' }],
  ])
  await editor().post('confirm-call', { id, version, joinUrl: 'meet.example.com/nora' })
  expect(await current()).toMatchObject({ state: 'booked', join_url: 'https://meet.example.com/nora' })
  const other = exampleCall({ id: crypto.randomUUID(), way: 'video', starts_at: second })
  await db().insert(calls).values(other)
  expect((await editor().post('confirm-call', { id: other.id, version: 0 })).status).toBe(422)
  const joinUrl = 'https://meet.example.com/other'
  await editor().post('confirm-call', { id: other.id, version: 0, joinUrl })
  const [booked] = await db().select().from(calls).where(eq(calls.id, other.id))
  expect(booked).toMatchObject({ state: 'booked', join_url: joinUrl })
})
