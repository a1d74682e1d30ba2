import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { first, hourMs, second, withCalls } from '#test/call-desk'
import { exampleCall, exampleRules, freeTimes } from '#test/example-calls'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, current, requested, linkOf, contact, news, timeline } = withCalls()

test('moving a booked call frees the old time, requests the new one and adds a timeline entry', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  const token = await linkOf(id, 'call')
  const move = (startsAt: Date) =>
    visitor().post('move-call', { token, startsAt: startsAt.toISOString(), zone: 'America/Chicago' })
  expect((await move(second)).body).toEqual({ data: { state: 'moved' } })
  expect(await current()).toMatchObject({
    state: 'requested',
    starts_at: second,
    zone: 'America/Chicago',
    invitations: 2,
    booked_at: null,
  })
  expect(await contact()).toMatchObject({ status: 'answered', waiting_since: expect.any(Date) })
  expect(await timeline()).toEqual(['call', 'call-booked', 'call-moved'])
  expect(await news()).toEqual(['requested', 'booked', 'moved'])
  // The old time is somebody else's now.
  await db()
    .insert(calls)
    .values(exampleCall({ id: crypto.randomUUID(), starts_at: first }))
  expect((await move(first)).body).toMatchObject({ data: { state: 'taken', nearest: expect.any(Array) } })
  const [still] = await db().select().from(calls).where(eq(calls.id, id))
  expect(still).toMatchObject({ state: 'requested', starts_at: second })
})

test('of 20 concurrent moves and requests for one time, exactly one gets it', async () => {
  const people = Array.from({ length: 10 }, (_, index) => ({
    ...exampleCall({ id: crypto.randomUUID(), email: `visitor${index}@example.com` }),
    state: 'requested' as const,
  }))
  const times = freeTimes().filter((time) => time > second)
  const spread = times.filter((time, index) => times.findIndex((each) => sameDay(each, time)) === index)
  await db()
    .insert(calls)
    .values(
      people.map((person, index) => {
        const starts_at = spread[index] ?? person.starts_at
        return { ...person, starts_at, held_until: new Date(starts_at.getTime() + 40 * 60_000) }
      }),
    )
  const tokens = await Promise.all(people.map(({ id }) => linkOf(id, 'call')))
  const { post } = visitor()
  const answers = await Promise.all([
    ...tokens.map((token) =>
      post('move-call', { token, startsAt: first.toISOString(), zone: 'Europe/Berlin' }),
    ),
    ...people.map((_, index) =>
      post('book-call', {
        ...exampleBodies['book-call'],
        email: `other${index}@example.com`,
        startsAt: first.toISOString(),
      }),
    ),
  ])
  const states = answers.map(({ body }) => (body['data'] as { state: string }).state)
  expect(states.filter((state) => state === 'moved' || state === 'requested')).toHaveLength(1)
  expect(states.filter((state) => state === 'taken')).toHaveLength(19)
})

const sameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10)

test('within the notice period a call can be canceled but not moved', async () => {
  const soon = new Date(Date.now() + (exampleRules.noticeHours - 1) * hourMs)
  const call = exampleCall({ state: 'booked', starts_at: soon })
  await db().insert(calls).values(call)
  const token = await linkOf(call.id, 'call')
  const moved = await visitor().post('move-call', { token, startsAt: first.toISOString(), zone: 'UTC' })
  expect(moved.body).toEqual({ data: { state: 'late' } })
  expect((await visitor().post('get-call', { token })).body).toMatchObject({
    data: { canCancel: true, canMove: false },
  })
  expect((await visitor().post('cancel-call', { token })).body).toEqual({ data: { state: 'canceled' } })
})
