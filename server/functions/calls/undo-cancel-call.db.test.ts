import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLimits } from '#domain/call-rules'
import { calls } from '#server/db/schema/calls'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { first, hourMs, withCalls } from '#test/call-desk'

const { db, visitor, editor, current, requested, linkOf, contact, sent, news, timeline } = withCalls()

async function pressed(name: 'cancel-call' | 'undo-cancel-call', token: string) {
  const { data } = (await visitor().post(name, { token })).body
  return (data as { state: string }).state
}
const canUndo = async (token: string) =>
  ((await visitor().post('get-call', { token })).body['data'] as { canUndo: boolean }).canUndo

test('undoing a cancel makes the call a request again, restarts the clock and notifies both sides', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  expect([await canUndo(token), await pressed('undo-cancel-call', token)]).toEqual([false, 'off'])
  await pressed('cancel-call', token)
  expect(await contact()).toMatchObject({ waiting_since: null })
  expect(await canUndo(token)).toBe(true)
  expect(await pressed('undo-cancel-call', token)).toBe('requested')
  expect(await pressed('undo-cancel-call', token)).toBe('off')
  const { state, starts_at, requested_at } = await current()
  expect([state, starts_at]).toEqual(['requested', first])
  expect(await contact()).toMatchObject({ waiting_since: requested_at })
  expect(await timeline()).toEqual(['call', 'call-canceled', 'call-restored'])
  expect(await news()).toEqual(['requested', 'canceled-by-them', 'restored'])
  expect(await sent('owner-notice')).toHaveLength(3)
  expect(await sent('webhook')).toEqual([])
})

test('a booked call restored after a cancel must be confirmed again', async () => {
  const { id, version } = await requested()
  await editor().post('confirm-call', { id, version })
  const token = await linkOf(id, 'call')
  await pressed('cancel-call', token)
  expect(await pressed('undo-cancel-call', token)).toBe('requested')
  // Three invitations: confirmed, withdrawn, and tentative again.
  expect(await current()).toMatchObject({ state: 'requested', booked_at: null, invitations: 3 })
  expect(await contact()).toMatchObject({ status: 'answered' })
  await editor().post('confirm-call', { id, version: (await current()).version })
  expect(await contact()).toMatchObject({ status: 'call_booked' })
})

test('a cancel cannot be undone once somebody else has the time', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  await pressed('cancel-call', token)
  const other = exampleCall({ id: crypto.randomUUID(), starts_at: first, email: 'ben@example.com' })
  await db().insert(calls).values(other)
  expect(await pressed('undo-cancel-call', token)).toBe('gone')
  expect(await db().$count(calls, eq(calls.state, 'requested'))).toBe(1)
})

test('the limit of open requests also applies when a cancel is undone', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  await pressed('cancel-call', token)
  const days = timesOfLaterDays().filter(
    (time, index, all) => all[index - 1]?.getUTCDate() !== time.getUTCDate(),
  )
  const others = days.slice(1, 1 + callLimits.openPerPerson)
  await db()
    .insert(calls)
    .values(others.map((starts_at) => exampleCall({ id: crypto.randomUUID(), starts_at })))
  expect(await pressed('undo-cancel-call', token)).toBe('gone')
})

test('a cancel by the business, or one over an hour old, cannot be undone', async () => {
  const { id, version } = await requested()
  await editor().post('confirm-call', { id, version })
  const token = await linkOf(id, 'call')
  await editor().post('decline-call', { id, version: version + 1 })
  expect(await current()).toMatchObject({ state: 'canceled' })
  expect([await canUndo(token), await pressed('undo-cancel-call', token)]).toEqual([false, 'off'])
  await db().delete(calls)
  const { id: own } = await requested()
  const ownToken = await linkOf(own, 'call')
  await pressed('cancel-call', ownToken)
  await db()
    .update(calls)
    .set({ changed_at: new Date(Date.now() - hourMs - 1_000) })
  expect([await canUndo(ownToken), await pressed('undo-cancel-call', ownToken)]).toEqual([false, 'off'])
  expect(await pressed('undo-cancel-call', 'of-no-mail-of-ours')).toBe('unknown')
})

test('the cancel of a quarantined request can be undone like any other', async () => {
  const body = { ...exampleBodies['book-call'], startsAt: first.toISOString(), topic: 'x' }
  const { token } = (await visitor().post('book-call', body)).body['data'] as { token: string }
  await pressed('cancel-call', token)
  expect([await canUndo(token), await pressed('undo-cancel-call', token)]).toEqual([true, 'requested'])
  expect((await visitor().post('get-call', { token })).body).toMatchObject({
    data: { state: 'requested', canUndo: false, canCancel: true },
  })
  expect(await news()).toEqual([])
})
