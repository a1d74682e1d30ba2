import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { changeSubscriptionState, issueSubscriptionToken } from '#server/queries/newsletter.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const stored = () => database.db.select().from(newsletterSubscribers)
const welcomes = async () =>
  (await database.db.select().from(deliveries)).filter(({ kind }) => kind === 'newsletter-welcome')
const ada = { name: 'Ada Example', email: 'ada@example.com' }
const already = { message: 'You are on the list already. Thank you for reading!' }

test('subscribes at once, and welcomes', async () => {
  const { post } = createTestApp(database)
  const answer = await post('subscribe-newsletter', { ...ada, email: ' ADA@example.com' })
  expect(answer.body).toEqual({ message: 'Thanks for subscribing!' })
  expect(await stored()).toMatchObject([{ ...ada, state: 'subscribed' }])
  expect(await welcomes()).toMatchObject([{ recipient: 'ada@example.com' }])
})

test('answers a repeat kindly, overwrites nothing and welcomes once', async () => {
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', ada)
  const repeat = await post('subscribe-newsletter', { ...ada, name: 'Mallory' })
  expect(repeat.body).toEqual(already)
  expect(await stored()).toMatchObject([ada])
  expect(await welcomes()).toHaveLength(1)
  expect(await database.db.$count(activities)).toBe(2)
})

test('makes one subscriber and one welcome of many at once', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      post('subscribe-newsletter', { ...ada, email: index % 2 ? 'ada@example.com' : 'Ada@Example.COM' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(answers.filter(({ body }) => body['message'] === already.message)).toHaveLength(11)
  expect(await stored()).toHaveLength(1)
  expect(await welcomes()).toHaveLength(1)
})

test('takes back whoever had left, with a welcome of its own', async () => {
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', ada)
  const id = (await stored())[0]?.id ?? ''
  const token = await issueSubscriptionToken(database.db, id, new Date())
  await changeSubscriptionState(database.db, { token, state: 'unsubscribed', now: new Date() })
  expect((await post('subscribe-newsletter', ada)).body).toEqual({ message: 'Thanks for subscribing!' })
  expect(await stored()).toMatchObject([{ id, state: 'subscribed' }])
  expect(await welcomes()).toHaveLength(2)
  const said = (await database.db.select().from(activities)).map(({ content }) => content.at(-1))
  expect(said).toContainEqual(['Before', 'Unsubscribed'])
})

test('names both fields when both are missing', async () => {
  const answer = await createTestApp(database).post('subscribe-newsletter', { name: ' ', email: 'ada@' })
  expect(answer.body.issues).toEqual([
    { path: 'name', message: 'Please enter your name' },
    { path: 'email', message: 'Please enter a valid email address' },
  ])
  expect(await stored()).toEqual([])
})
