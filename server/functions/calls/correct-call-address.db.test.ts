import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { first, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, current, requested, linkOf, contact, news } = withCalls()

async function corrected(token: string, address: string) {
  const { body } = await visitor().post('correct-call-address', { token, address })
  return (body['data'] as { state: string }).state
}

const mails = () =>
  db()
    .select({ to: deliveries.recipient, payload: deliveries.payload })
    .from(deliveries)
    .where(eq(deliveries.kind, 'call-mail'))
    .orderBy(asc(deliveries.created_at))

/** Asks for a call; returns the token of its page. */
async function requestedWithPage(more: object = {}): Promise<string> {
  const call = { ...exampleBodies['book-call'], startsAt: first.toISOString(), ...more }
  const { body } = await visitor().post('book-call', call)
  return (body['data'] as { token: string }).token
}

test('correcting a call’s address resends the last mail to it and keeps the contact’s own address', async () => {
  const { id } = await requested()
  expect(await editor().post('confirm-call', { id, version: 0 })).toMatchObject({ status: 200 })
  const before = await current()
  expect(await corrected(await linkOf(id, 'call'), 'ADA@right.example')).toBe('corrected')
  const after = await current()
  expect(after).toMatchObject({ state: 'booked', email: 'ada@right.example', starts_at: before.starts_at })
  expect(after.version).toBeGreaterThan(before.version)
  expect(await contact()).toMatchObject({ email: before.email })
  expect((await mails()).at(-1)).toEqual({
    to: 'ada@right.example',
    payload: { callId: id, news: 'booked', version: after.version },
  })
  expect(await news()).toEqual(['requested', 'booked', 'booked'])
})

test('mails about a call can be sent to at most three corrected addresses', async () => {
  const { id, email } = await requested()
  const token = await linkOf(id, 'call')
  for (const name of ['one', 'two', 'three'])
    expect(await corrected(token, `${name}@example.com`)).toBe('corrected')
  expect(await corrected(token, 'four@example.com')).toBe('too_many')
  expect(await corrected(token, email)).toBe('too_many')
  expect(await current()).toMatchObject({ email: 'three@example.com' })
  expect(new Set((await mails()).map(({ to }) => to)).size).toBe(4)
})

test('a correction revokes the links in earlier mails, except the booking page’s and the one that was used', async () => {
  const own = await requestedWithPage()
  const { id } = await current()
  const [mailed, used] = [await linkOf(id, 'call'), await linkOf(id, 'call')]
  expect(await corrected(used, 'ada@right.example')).toBe('corrected')
  const found = await Promise.all(
    [own, mailed, used].map(async (token) => (await visitor().post('get-call', { token })).body['data']),
  )
  expect(found).toMatchObject([{ email: 'ada@right.example' }, null, { email: 'ada@right.example' }])
})

test('entering the same address again resends the last mail and changes nothing', async () => {
  const { id, email, version } = await requested()
  expect(await corrected(await linkOf(id, 'call'), email)).toBe('corrected')
  expect(await current()).toMatchObject({ email, version })
  expect((await mails()).map(({ to }) => to)).toEqual([email, email])
})

test.each([
  ['is off', { state: 'canceled' as const }],
  ['has begun', { starts_at: new Date(Date.now() - 60_000) }],
])('the address of a call that %s cannot be corrected', async (_, change) => {
  const { id, email } = await requested()
  await db().update(calls).set(change)
  expect(await corrected(await linkOf(id, 'call'), 'ada@right.example')).toBe('off')
  expect(await current()).toMatchObject({ email })
  expect(await corrected('of-no-mail-of-ours', 'ada@right.example')).toBe('unknown')
})

test('correcting a quarantined request has the same limit, sends no mail, and applies when it is released', async () => {
  const token = await requestedWithPage({ topic: 'x' })
  for (const name of ['one', 'two', 'three'])
    expect(await corrected(token, `${name}@example.com`)).toBe('corrected')
  expect(await corrected(token, 'four@example.com')).toBe('too_many')
  expect(await mails()).toEqual([])
  const { body } = await visitor().post('get-call', { token })
  expect(body['data']).toMatchObject({ email: 'three@example.com' })
  const [{ id } = { id: '' }] = await db().select().from(quarantinedSubmissions)
  expect(await editor().post('release-submission', { id })).toMatchObject({ status: 200 })
  expect(await current()).toMatchObject({ email: 'three@example.com' })
})
