import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { first, second, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, viewer, editor, owner, requested, linkOf, current } = withCalls()

/** Submits the scorecard of ada@example.com; returns its id and the token of its results page. */
async function scored(more: object = {}): Promise<{ id: string; token: string }> {
  const body = { ...exampleBodies['send-score-email'], submissionId: crypto.randomUUID(), ...more }
  return (await visitor().post('send-score-email', body)).body['data'] as { id: string; token: string }
}
const broughtBy = async (token: string) =>
  (await visitor().post('get-scorecard-to-take', { token })).body['data']
const listed = async () =>
  (await viewer().post('list-calls', { filters: { view: 'upcoming' } })).body['data'] as object[]
const ofPerson = async (email: string) =>
  (await db().select().from(contacts).where(eq(contacts.email, email)))[0]?.id

test('a results page’s token returns name, address and score for the booking form until it expires', async () => {
  const { token } = await scored()
  expect(await broughtBy(token)).toEqual({
    name: 'Ada Example',
    email: 'ada@example.com',
    score: 14,
    finishedAt: expect.any(String),
  })
  await db()
    .update(oneTimeTokens)
    .set({ expires_at: new Date(Date.now() - 1_000) })
  expect(await broughtBy(token)).toBeNull()
})

test('get-scorecard-to-take returns null for a scorecard’s id and for tokens of calls', async () => {
  const { id } = await scored()
  const call = await requested()
  for (const token of [id, await linkOf(call.id, 'call'), await linkOf(id, 'call-decision')])
    expect(await broughtBy(token)).toBeNull()
})

test('list-calls returns the scorecard whose token came with the request, and none without a token', async () => {
  const { id, token } = await scored()
  await requested({ token })
  expect(await current()).toMatchObject({ scorecard_id: id })
  const contactId = await ofPerson('ada@example.com')
  expect(await listed()).toMatchObject([{ scorecard: { score: 14, repairFirst: 'Lead nurture', contactId } }])
  await db().delete(calls)
  await requested({ email: 'ben@example.com' })
  expect(await listed()).toMatchObject([{ scorecard: null }])
})

test('timeline and webhook contain the score of a call’s scorecard, and never its token', async () => {
  const { token } = await scored()
  const body = { ...exampleBodies['book-call'], startsAt: first.toISOString(), token }
  await editor().post('book-call', body)
  const [entry] = await db().select().from(activities).where(eq(activities.kind, 'call'))
  expect(entry?.content).toContainEqual(['scorecard', '14 of 27, The System Architect'])
  const sent = await db().select({ payload: deliveries.payload }).from(deliveries)
  expect(JSON.stringify(sent)).toContain('call')
  expect(JSON.stringify([entry, sent])).not.toContain(token)
})

test('a forwarded scorecard token attaches the scorecard to the call of another person', async () => {
  const { id, token } = await scored()
  await requested({ token, name: 'Ben Example', email: 'ben@example.com' })
  expect(await current()).toMatchObject({ email: 'ben@example.com', scorecard_id: id })
  expect(await listed()).toMatchObject([
    {
      contact: { id: await ofPerson('ben@example.com') },
      scorecard: { contactId: await ofPerson('ada@example.com') },
    },
  ])
})

test('an unknown scorecard token books the call without a scorecard', async () => {
  await scored()
  await requested({ token: 'of-no-scorecard-of-ours' })
  expect(await current()).toMatchObject({ state: 'requested', scorecard_id: null })
})

test('erasing a person removes their scorecard from another person’s call and invalidates its token', async () => {
  const { token } = await scored()
  await requested({ token, email: 'ben@example.com' })
  const id = await ofPerson('ada@example.com')
  expect((await owner().post('erase-contact', { id })).status).toBe(200)
  expect(await current()).toMatchObject({ email: 'ben@example.com', scorecard_id: null })
  expect(await broughtBy(token)).toBeNull()
})

test('a scorecard keeps its token when released from quarantine, and a released request keeps its scorecard', async () => {
  const held = await scored({ topic: 'x' })
  expect(await broughtBy(held.token)).toBeNull()
  await visitor().post('book-call', {
    ...exampleBodies['book-call'],
    startsAt: second.toISOString(),
    token: held.token,
    topic: 'x',
  })
  const waiting = await db().select().from(quarantinedSubmissions).orderBy(quarantinedSubmissions.created_at)
  expect(waiting).toHaveLength(2)
  for (const { id } of waiting) await editor().post('release-submission', { id })
  expect(await broughtBy(held.token)).toMatchObject({ score: 14 })
  expect(await current()).toMatchObject({ scorecard_id: held.id })
})
