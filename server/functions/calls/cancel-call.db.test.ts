import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { hourMs, second, withCalls } from '#test/call-desk'

const { db, visitor, editor, current, requested, linkOf, contact, sent, news, timeline } = withCalls()

test('canceling a request stops the contact’s clock without a first reply, and notifies the owner', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  expect((await visitor().post('get-call', { token })).body).toMatchObject({
    data: { state: 'requested', canCancel: true, canMove: true },
  })
  const cancel = () => visitor().post('cancel-call', { token, note: 'Something came up.' })
  expect((await cancel()).body).toEqual({ data: { state: 'canceled' } })
  expect((await cancel()).body).toEqual({ data: { state: 'off' } })
  expect(await current()).toMatchObject({ state: 'canceled' })
  expect(await contact()).toMatchObject({ waiting_since: null, first_reply_at: null })
  expect(await timeline()).toEqual(['call', 'call-canceled'])
  expect(await news()).toEqual(['requested', 'canceled-by-them'])
  expect(await sent('owner-notice')).toHaveLength(2)
})

/** Books another call of the same visitor; returns its id. */
async function bookedAgain(): Promise<string> {
  await requested({ startsAt: second.toISOString() })
  const [call] = await db().select().from(calls).where(eq(calls.starts_at, second))
  if (!call) throw new Error('no second call')
  await editor().post('confirm-call', { id: call.id, version: 0 })
  return call.id
}

async function cancelByLink(id: string) {
  await visitor().post('cancel-call', { token: await linkOf(id, 'call') })
}

test('canceling a contact’s last booked call changes the status from call booked to answered', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  const next = await bookedAgain()
  await cancelByLink(id)
  expect(await contact()).toMatchObject({ status: 'call_booked' })
  await cancelByLink(next)
  expect(await contact()).toMatchObject({ status: 'answered' })
})

test('a contact who missed a call and cancels the next one gets the status no-show again', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await db()
    .update(calls)
    .set({ starts_at: new Date(Date.now() - hourMs), held_until: new Date() })
  await editor().post('mark-call', { id, outcome: 'no_show' })
  const next = await bookedAgain()
  expect(await contact()).toMatchObject({ status: 'call_booked' })
  await cancelByLink(next)
  expect(await contact()).toMatchObject({ status: 'no_show' })
})
