import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { second, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, current, requested, linkOf, news } = withCalls()

async function pressed(token: string) {
  const { data } = (await visitor().post('send-call-mail-again', { token })).body
  return (data as { state: string }).state
}

test('the last mail about a call is sent again, once within a few minutes', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  expect([await pressed(token), await pressed(token)]).toEqual(['sent', 'sent'])
  expect(await news()).toEqual(['requested', 'requested'])
  const sent = await db().select().from(deliveries).where(eq(deliveries.kind, 'call-mail'))
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set(['ada@example.com']))
  await visitor().post('move-call', { token, startsAt: second.toISOString(), zone: 'UTC' })
  expect(await pressed(token)).toBe('sent')
  expect((await news()).slice(2)).toEqual(['moved', 'moved'])
})

test('when no earlier mail is stored, the mail for the call’s current state is sent', async () => {
  const { id, version } = await requested()
  await editor().post('confirm-call', { id, version })
  await db().delete(deliveries)
  await pressed(await linkOf(id, 'call'))
  expect(await news()).toEqual(['booked'])
})

test('send-call-mail-again gives the same response for a quarantined request and sends nothing', async () => {
  const body = { ...exampleBodies['book-call'], startsAt: second.toISOString(), topic: 'x' }
  const { data } = (await visitor().post('book-call', body)).body
  expect(await pressed((data as { token: string }).token)).toBe('sent')
  expect(await news()).toEqual([])
})

test('send-call-mail-again sends nothing for a canceled call or an unknown token', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  await visitor().post('cancel-call', { token })
  expect(await current()).toMatchObject({ state: 'canceled' })
  expect(await pressed(token)).toBe('off')
  expect(await pressed('of-no-mail-of-ours')).toBe('unknown')
  expect(await news()).toEqual(['requested', 'canceled-by-them'])
})
