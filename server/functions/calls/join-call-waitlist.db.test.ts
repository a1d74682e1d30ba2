import { expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { withCalls } from '#test/call-desk'

const { db, visitor, editor, contact, timeline } = withCalls()

const body = { email: 'ada@example.com', type: 'audit', zone: 'Europe/Berlin' }
const before = '2099-12-01T15:00:00.000Z'
const join = (more: object = {}) => visitor().post('join-call-waitlist', { ...body, ...more })
const kinds = async () => (await db().select().from(deliveries)).map(({ kind }) => kind)

test('joining the waiting list adds a contact and a timeline entry and notifies the owner, not the visitor', async () => {
  expect(await join({ about: 'ai-audit' })).toMatchObject({ status: 200, body: { data: {} } })
  expect(await contact()).toMatchObject({ email: 'ada@example.com', status: 'new', waiting_since: null })
  const [entry] = await db().select().from(activities)
  expect(entry).toMatchObject({
    kind: 'call-waitlist',
    content: [
      ['type', 'audit'],
      ['zone', 'Europe/Berlin'],
      ['email', 'ada@example.com'],
      ['about', 'ai-audit'],
    ],
  })
  expect(await kinds()).toEqual(['owner-notice'])
})

test('joining the waiting list again for the same times, also concurrently, adds no second entry', async () => {
  await Promise.all([join({ before }), join({ before, email: ' ADA@Example.com' }), join({ before })])
  await join({ before })
  expect(await timeline()).toEqual(['call-waitlist'])
  expect(await kinds()).toEqual(['owner-notice'])
})

test.each([
  ['another kind of call', { type: 'demo' }],
  ['any time, after earlier ones', { before: undefined }],
])('joining the waiting list again for %s adds a second entry', async (_, more) => {
  await join({ before })
  await join({ before, ...more })
  expect(await timeline()).toEqual(['call-waitlist', 'call-waitlist'])
  expect(await db().$count(contacts)).toBe(1)
})

test('joining the waiting list posts call.waitlisted to the webhook', async () => {
  await editor().post('join-call-waitlist', { ...body, before })
  const [posted] = (await db().select().from(deliveries)).filter(({ kind }) => kind === 'webhook')
  expect(JSON.parse((posted?.payload as { body: string } | undefined)?.body ?? '{}')).toMatchObject({
    type: 'call.waitlisted',
    data: { answers: { type: 'audit', before }, contact: { email: 'ada@example.com' } },
  })
})

test('join-call-waitlist names the invalid field and stores nothing', async () => {
  expect(await join({ email: 'ada@' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'email', message: 'Please enter a valid email address' }] },
  })
  expect(await timeline()).toEqual([])
})
