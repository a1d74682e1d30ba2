import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const stored = () => database.db.select().from(newsletterSubscribers)
const mails = () => database.db.select().from(deliveries).orderBy(asc(deliveries.created_at))
const confirmations = async () => (await mails()).filter(({ kind }) => kind === 'newsletter-confirmation')
const ada = { name: 'Ada Example', email: 'ada@example.com' }
const thanks = { message: 'Thanks for subscribing!' }

test('subscribe-newsletter stores a pending subscriber and queues a confirmation mail', async () => {
  const { post } = createTestApp(database)
  const answer = await post('subscribe-newsletter', { ...ada, email: ' ADA@example.com' })
  expect(answer.body).toEqual(thanks)
  expect(await stored()).toMatchObject([{ ...ada, state: 'pending' }])
  expect(await confirmations()).toMatchObject([{ recipient: 'ada@example.com' }])
  expect((await mails()).map(({ kind }) => kind)).not.toContain('newsletter-welcome')
})

test('subscribed, unsubscribed and new addresses get the same response from the same SQL statements', async () => {
  const { post } = createTestApp(database)
  const asked: string[][] = []
  for (const state of ['new', 'pending', 'subscribed', 'unsubscribed'] as const) {
    if (state !== 'new') await database.db.update(newsletterSubscribers).set({ state })
    const seen = watchStatements(database)
    const answer = await post('subscribe-newsletter', ada)
    asked.push(seen.end())
    expect([state, answer.body]).toEqual([state, thanks])
    expect(await stored()).toMatchObject([{ ...ada, state: state === 'new' ? 'pending' : state }])
  }
  const [first = [], ...others] = asked
  expect(first.length).toBeGreaterThan(4)
  for (const statements of others) expect(statements).toEqual(first)
  const before = (await database.db.select().from(activities)).map(({ content }) => content.at(-1))
  expect(before).toEqual([
    ['email', ada.email],
    ['before', 'pending'],
    ['before', 'subscribed'],
    ['before', 'unsubscribed'],
  ])
})

/** Collects the text of every SQL statement until `end` is called. */
function watchStatements({ pool }: TestDatabase) {
  const texts: string[] = []
  const clients = new Set<object>()
  const watch = (client: { query: (...given: never[]) => unknown }) => {
    if (clients.has(client)) return
    clients.add(client)
    const query = client.query.bind(client)
    client.query = (...given) => {
      const [statement] = given as unknown[]
      texts.push(typeof statement === 'string' ? statement : (statement as { text: string }).text)
      return query(...given)
    }
  }
  pool.on('acquire', watch)
  return {
    end() {
      pool.off('acquire', watch)
      for (const client of clients) delete (client as { query?: unknown }).query
      return texts
    },
  }
}

test('a repeated sign-up overwrites nothing, and sends at most one mail per ten minutes', async () => {
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', ada)
  await post('subscribe-newsletter', { ...ada, name: 'Mallory' })
  expect(await stored()).toMatchObject([ada])
  expect(await confirmations()).toHaveLength(1)
  expect(await database.db.$count(activities)).toBe(2)
  await database.pool.query("update newsletter_subscribers set asked_at = asked_at - interval '10 minutes'")
  await post('subscribe-newsletter', ada)
  expect(await confirmations()).toHaveLength(2)
})

test('concurrent sign-ups of one address create one subscriber and one mail', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      post('subscribe-newsletter', { ...ada, email: index % 2 ? 'ada@example.com' : 'Ada@Example.COM' }),
    ),
  )
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, thanks]))
  expect(await stored()).toHaveLength(1)
  expect(await confirmations()).toHaveLength(1)
})

test('subscribe-newsletter names both fields when both are invalid', async () => {
  const answer = await createTestApp(database).post('subscribe-newsletter', { name: ' ', email: 'ada@' })
  expect(answer.body.issues).toEqual([
    { path: 'name', message: 'Please enter your name' },
    { path: 'email', message: 'Please enter a valid email address' },
  ])
  expect(await stored()).toEqual([])
})
