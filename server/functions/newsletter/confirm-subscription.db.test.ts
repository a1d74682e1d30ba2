import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { newsletterConfirmations } from '#server/db/schema/newsletter-confirmations'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import {
  deleteUnconfirmed,
  issueConfirmation,
} from '#server/queries/newsletter/newsletter-confirmations.server'
import { changeSubscriptionState, issueSubscriptionToken } from '#server/queries/newsletter/newsletter.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { ask, subscribe } from '#test/newsletter'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function press(token: string, step = 'confirm') {
  const { body } = await createTestApp(database).post('confirm-subscription', { token, step })
  return (body['data'] as { state: string }).state
}
const state = async () => (await database.db.select().from(newsletterSubscribers))[0]?.state
const mails = async (kind: string) => database.db.$count(deliveries, eq(deliveries.kind, kind))

test('of concurrent confirm-subscription calls one subscribes and adds a timeline entry', async () => {
  const { id } = await ask(database)
  const token = await issueConfirmation(database.db, id)
  expect(await state()).toBe('pending')
  const presses = await Promise.all(Array.from({ length: 6 }, () => press(token)))
  expect(presses.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'already_confirmed'), 'confirmed'])
  expect(await state()).toBe('subscribed')
  expect(await mails('newsletter-welcome')).toBe(1)
  const timeline = await database.db.select().from(activities).orderBy(asc(activities.created_at))
  expect(timeline.map(({ kind }) => kind)).toEqual(['newsletter', 'newsletter-confirmation'])
  expect(new Set(timeline.map(({ contact_id }) => contact_id))).toHaveLength(1)
  const [contact] = await database.db.select().from(contacts)
  expect(contact?.confirmed_at).toBeInstanceOf(Date)
})

test('a confirmation link expires after 14 days, and can then request a new mail', async () => {
  const { id } = await ask(database)
  const token = await issueConfirmation(database.db, id)
  await database.pool.query("update newsletter_confirmations set created_at = now() - interval '14 days'")
  await database.pool.query("update newsletter_subscribers set asked_at = now() - interval '14 days'")
  expect(await press(token)).toBe('expired')
  expect(await state()).toBe('pending')
  expect(await mails('newsletter-confirmation')).toBe(1)
  expect([await press(token, 'send-again'), await press(token, 'send-again')]).toEqual(['sent', 'sent'])
  expect(await mails('newsletter-confirmation')).toBe(2)
  expect(await press(await issueConfirmation(database.db, id))).toBe('confirmed')
  expect(await press(token)).toBe('already_confirmed')
  expect(await press(token, 'send-again')).toBe('already_confirmed')
})

test('a confirmation link from before an unsubscribe is expired and does not resubscribe', async () => {
  const { id } = await ask(database)
  const earlier = await issueConfirmation(database.db, id)
  expect(await press(earlier)).toBe('confirmed')
  const leave = await issueSubscriptionToken(database.db, id, new Date())
  await changeSubscriptionState(database.db, { token: leave, state: 'unsubscribed' })
  expect(await press(earlier)).toBe('expired')
  expect(await state()).toBe('unsubscribed')
  await ask(database)
  expect(await state()).toBe('unsubscribed')
  expect(await mails('newsletter-confirmation')).toBe(2)
  expect(await press(await issueConfirmation(database.db, id))).toBe('confirmed')
  expect(await mails('newsletter-welcome')).toBe(2)
})

test('confirm-subscription returns unknown for an unknown token and for one of another purpose', async () => {
  const { id } = await ask(database)
  const leave = await issueSubscriptionToken(database.db, id, new Date())
  for (const token of ['', 'x'.repeat(100), leave]) {
    for (const step of ['confirm', 'send-again']) expect(await press(token, step)).toBe('unknown')
  }
  const confirm = await issueConfirmation(database.db, id)
  const { post } = createTestApp(database)
  const answer = await post('change-subscription', { token: confirm, state: 'subscribed' })
  expect(answer.body).toEqual({ data: { state: 'unknown' } })
  expect(await state()).toBe('pending')
})

test('deleteUnconfirmed deletes unconfirmed sign-ups after sixty days, and no other subscriber', async () => {
  const { db, pool } = database
  const forgotten = await ask(database, { email: 'old@example.com' })
  await issueConfirmation(db, forgotten.id)
  await subscribe(database, { email: 'reader@example.com' })
  await pool.query(
    "update newsletter_confirmations set created_at = created_at - interval '61 days'; update newsletter_subscribers set asked_at = asked_at - interval '61 days', created_at = created_at - interval '61 days'",
  )
  await ask(database, { email: 'new@example.com' })
  expect(await deleteUnconfirmed(db)).toBe(3)
  expect(await deleteUnconfirmed(db)).toBe(0)
  const left = (await db.select().from(newsletterSubscribers)).map(({ email }) => email)
  expect(left.toSorted()).toEqual(['new@example.com', 'reader@example.com'])
  expect(await db.$count(newsletterConfirmations)).toBe(0)
})
