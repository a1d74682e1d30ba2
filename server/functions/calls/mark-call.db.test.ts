import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLimits } from '#domain/call-rules'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { hourMs, second, withCalls } from '#test/call-desk'
import { exampleRules } from '#test/example-calls'

const { db, editor, current, requested, contact, sent, timeline } = withCalls()

const begun = () => ({ starts_at: new Date(Date.now() - hourMs), held_until: new Date() })

test('mark-call returns 409 before the call has begun, and undo restores call and status', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  expect((await editor().post('mark-call', { id, outcome: 'no_show' })).status).toBe(409)
  await db().update(calls).set(begun())
  const { body } = await editor().post('mark-call', { id, outcome: 'no_show' })
  expect(await current()).toMatchObject({ state: 'no_show' })
  expect(await contact()).toMatchObject({ status: 'no_show' })
  await editor().post('undo', { logId: body['logId'] })
  expect(await current()).toMatchObject({ state: 'booked' })
  expect(await contact()).toMatchObject({ status: 'call_booked' })
})

test('mark-call adds a timeline entry and a webhook; undo deletes the entry and redo restores it', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await db().update(calls).set(begun())
  const missed = await editor().post('mark-call', { id, outcome: 'no_show' })
  await editor().post('mark-call', { id, outcome: 'no_show' })
  expect(await timeline()).toEqual(['call', 'call-booked', 'call-no-show'])
  const undone = await editor().post('undo', { logId: missed.body['logId'] })
  expect(await timeline()).toEqual(['call', 'call-booked'])
  await editor().post('undo', { logId: undone.body['logId'] })
  expect(await timeline()).toEqual(['call', 'call-booked', 'call-no-show'])
  await editor().post('mark-call', { id, outcome: 'came' })
  expect(await timeline()).toEqual(['call', 'call-booked', 'call-no-show', 'call-came'])
  expect(await contact()).toMatchObject({ status: 'call_booked' })
  expect(await sent('webhook')).toMatchObject([
    { kind: 'call-booked' },
    { kind: 'call-no-show' },
    { kind: 'call-came' },
  ])
  expect(await sent('owner-notice')).toMatchObject([{ kind: 'call' }])
})

test('a contact who missed a call and has the next one booked keeps the status call booked', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await db().update(calls).set(begun())
  await requested({ startsAt: second.toISOString() })
  const [next] = await db().select().from(calls).where(eq(calls.starts_at, second))
  await editor().post('confirm-call', { id: next?.id, version: 0 })
  await editor().post('mark-call', { id, outcome: 'no_show' })
  expect(await contact()).toMatchObject({ status: 'call_booked' })
})

test('marking a no-show queues a mail an hour later, unless the call was long ago; marking “came” queues none', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await db().update(calls).set(begun())
  await editor().post('mark-call', { id, outcome: 'came' })
  expect(await sent('missed-call-mail')).toEqual([])
  const before = Date.now()
  await editor().post('mark-call', { id, outcome: 'no_show' })
  await editor().post('mark-call', { id, outcome: 'no_show' })
  expect(await sent('missed-call-mail')).toEqual([{ callId: id, version: (await current()).version }])
  const [mail] = await db().select().from(deliveries).where(eq(deliveries.kind, 'missed-call-mail'))
  expect(mail?.next_attempt_at?.getTime()).toBeGreaterThanOrEqual(before + hourMs)
  const long = new Date(Date.now() - (callLimits.missedMailDays * 24 + 1) * hourMs)
  await db().update(calls).set({ state: 'booked', starts_at: long, held_until: long })
  await editor().post('mark-call', { id, outcome: 'no_show' })
  expect(await sent('missed-call-mail')).toHaveLength(1)
})

test('a no-show is not mailed while the owner has switched that off', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await db().update(calls).set(begun())
  const callRules = { ...exampleRules, mailsNoShows: false }
  expect(
    await editor({ outside: { callRules } }).post('mark-call', { id, outcome: 'no_show' }),
  ).toMatchObject({
    status: 200,
  })
  expect(await sent('missed-call-mail')).toEqual([])
})
