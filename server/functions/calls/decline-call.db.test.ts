import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { first, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, current, requested, contact, sent, news, timeline } = withCalls()

test('declining a request frees its time, stops the clock and mails the visitor', async () => {
  const { id, version } = await requested()
  await editor().post('decline-call', { id, version, note: 'We are away.' })
  expect(await current()).toMatchObject({ state: 'declined', note: 'We are away.', invitations: 0 })
  expect(await contact()).toMatchObject({ status: 'answered', waiting_since: null })
  expect(await news()).toEqual(['requested', 'declined'])
  const again = await visitor().post('book-call', {
    ...exampleBodies['book-call'],
    email: 'ben@example.com',
    startsAt: first.toISOString(),
  })
  expect(again.body).toMatchObject({ data: { state: 'requested' } })
})

test('decline-call on a booked call cancels it and withdraws the entry from the visitor’s calendar', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await editor().post('decline-call', { id, version: 1 })
  expect(await current()).toMatchObject({ state: 'canceled', invitations: 2 })
  expect(await news()).toEqual(['requested', 'booked', 'canceled-by-us'])
  expect(await contact()).toMatchObject({ status: 'answered' })
})

test('declining and canceling add timeline entries and webhooks, and do not notify the owner', async () => {
  const { id } = await requested()
  await editor().post('decline-call', { id, version: 0, note: 'We are away.' })
  const [declined] = await sent('webhook')
  expect(declined).toMatchObject({ kind: 'call-declined' })
  expect(JSON.parse((declined as { body: string }).body)).toMatchObject({
    type: 'call.declined',
    data: {
      contact: { email: 'ada@example.com' },
      answers: { startsAt: first.toISOString(), type: 'intro', note: 'We are away.' },
    },
  })
  const next = await requested().then(() => openCall())
  await editor().post('confirm-call', { id: next, version: 0 })
  await editor().post('decline-call', { id: next, version: 1 })
  expect(await timeline()).toEqual(['call', 'call-declined', 'call', 'call-booked', 'call-canceled-by-us'])
  expect(await sent('webhook')).toMatchObject([
    { kind: 'call-declined' },
    { kind: 'call-booked' },
    { kind: 'call-canceled-by-us' },
  ])
  expect(await sent('owner-notice')).toMatchObject([{ kind: 'call' }, { kind: 'call' }])
})

async function openCall(): Promise<string> {
  const [call] = await db().select().from(calls).where(eq(calls.state, 'requested'))
  if (!call) throw new Error('no open call')
  return call.id
}

test('declining a request keeps a status that somebody has set by hand', async () => {
  const { id } = await requested()
  await db().update(contacts).set({ status: 'call_booked' })
  await editor().post('decline-call', { id, version: 0 })
  expect(await contact()).toMatchObject({ status: 'call_booked' })
})
