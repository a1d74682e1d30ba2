import { beforeEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { issueSubscriptionToken } from '#server/queries/newsletter/newsletter.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { subscribe } from '#test/newsletter'

let database: TestDatabase
let token: string

const states = async () =>
  (await database.db.select().from(newsletterSubscribers)).map(({ email, state }) => `${email} ${state}`)

beforeEach(async () => {
  database = await testDatabase()
  await subscribe(database, { email: 'bob@example.com' })
  const { id } = await subscribe(database, { email: 'ada@example.com' })
  token = await issueSubscriptionToken(database.db, id, new Date())
})

test('change-subscription unsubscribes and resubscribes by a mail’s link, any number of times', async () => {
  const { post } = createTestApp(database)
  for (const state of ['unsubscribed', 'unsubscribed', 'subscribed', 'unsubscribed']) {
    expect((await post('change-subscription', { token, state })).body).toEqual({ data: { state } })
    expect((await states()).toSorted()).toEqual([`ada@example.com ${state}`, 'bob@example.com subscribed'])
  }
})

test('change-subscription returns unknown for an unknown token and changes nothing', async () => {
  const { post } = createTestApp(database)
  for (const other of [token.slice(1), '', 'x'.repeat(100)]) {
    const answer = await post('change-subscription', { token: other, state: 'unsubscribed' })
    expect(answer.body).toEqual({ data: { state: 'unknown' } })
  }
  expect((await states()).join()).not.toContain('unsubscribed')
})
