import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listSubscribers } from '#contracts/list-subscribers'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { changeSubscriptionState, issueSubscriptionToken } from '#server/queries/newsletter/newsletter.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { ask, subscribe } from '#test/newsletter'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function list(input: object = {}) {
  const { status, body } = await createTestApp(database, { role: 'viewer' }).post('list-subscribers', input)
  expect(status, body.error).toBe(200)
  return body as unknown as OutputOf<typeof listSubscribers>
}
const emails = async (input: object) => (await list(input)).data.map(({ email }) => email)

async function leave(email: string) {
  const { id } = await subscribe(database, { email })
  const token = await issueSubscriptionToken(database.db, id, new Date())
  await changeSubscriptionState(database.db, { token, state: 'unsubscribed' })
}

/** Stores this many subscribers, numbered from the newest. */
const putMany = (count: number, name: string) =>
  database.db.execute(sql`
    insert into newsletter_subscribers (id, name, email, state, created_at, changed_at)
    select gen_random_uuid(), ${name}, n || '@many.example', 'subscribed', now() - n * interval '1 minute', now()
    from generate_series(1, ${count}::int) as n`)

test('list-subscribers lists pending, subscribed and unsubscribed people with their contact and dates', async () => {
  await ask(database, { email: 'waits@example.com', name: 'Wanda Waits' })
  await subscribe(database, { email: 'reads@example.com' })
  await leave('left@example.com')
  const { data, totals, count } = await list()
  expect(count).toEqual({ value: 3, exact: true })
  expect(totals).toMatchObject({
    subscribed: { value: 1 },
    pending: { value: 1 },
    unsubscribed: { value: 1 },
    erased: { value: 0 },
  })
  const people = await database.db.select().from(contacts)
  const of = (email: string) => ({ email, contactId: people.find((person) => person.email === email)?.id })
  expect(data).toMatchObject([
    { ...of('left@example.com'), state: 'unsubscribed', confirmedAt: expect.any(String) },
    { ...of('reads@example.com'), state: 'subscribed', confirmedAt: expect.any(String), mail: null },
    { ...of('waits@example.com'), state: 'pending', confirmedAt: null, name: 'Wanda Waits' },
  ])
  expect(await emails({ filters: { state: 'pending' } })).toEqual(['waits@example.com'])
})

test('list-subscribers counts recent sign-ups and how many of them confirmed, by source', async () => {
  const { post } = createTestApp(database)
  const at = new Date().toISOString()
  const touch = { at, landingPage: '/newsletter', referrer: 'https://www.linkedin.com/feed' }
  await post('subscribe-newsletter', {
    name: 'Lin',
    email: 'lin@example.com',
    visit: { first: touch, last: touch },
  })
  await subscribe(database, { email: 'reads@example.com' })
  await subscribe(database, { email: 'old@example.com' })
  await database.db.execute(
    sql`update newsletter_subscribers set created_at = now() - interval '61 days' where email = 'old@example.com'`,
  )
  const { recent, data } = await list()
  expect(data.find(({ email }) => email === 'lin@example.com')?.source).toBe('LinkedIn')
  expect(recent).toMatchObject({ signUps: 2, confirmed: 1, isPart: false })
  expect(recent.sources).toContainEqual({ source: 'LinkedIn', signUps: 1, confirmed: 0 })
})

test('list-subscribers reports a confirmation mail that is waiting or has failed', async () => {
  await ask(database, { email: 'ada@example.com' })
  const mail = async () => (await list()).data[0]?.mail
  for (const [state, said] of [
    ['pending', null],
    ['not_connected', 'waiting'],
    ['failed', 'failed'],
    ['held', 'waiting'],
    ['delivered', null],
  ] as const) {
    await database.db.update(deliveries).set({ state })
    expect(await mail()).toBe(said)
  }
})

test('list-subscribers searches parts of name and address, within the other filters', async () => {
  await ask(database, { email: 'ada@engines.example', name: 'Ada Lovelace' })
  await subscribe(database, { email: 'grace@navy.example', name: 'Grace Hopper' })
  expect(await emails({ q: 'lovel' })).toEqual(['ada@engines.example'])
  expect(await emails({ q: 'gr navy' })).toEqual(['grace@navy.example'])
  expect(await emails({ q: 'grace', filters: { state: 'pending' } })).toEqual([])
  expect(await emails({ q: '%' })).toEqual([])
})

test('a search that thousands of subscribers match returns the newest ones and an inexact count', async () => {
  await putMany(2_300, 'Common Name')
  const { data, count } = await list({ q: 'common', limit: 3 })
  expect(data.map(({ email }) => email)).toEqual(['1@many.example', '2@many.example', '3@many.example'])
  expect(count).toEqual({ value: 2_000, exact: false })
})

test('list-subscribers pages through every subscriber exactly once', async () => {
  await putMany(7, 'Somebody')
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 3, cursor })
    seen.push(...page.data.map(({ email }) => email))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `${n}@many.example`))
})

test('list-subscribers returns the surviving contact for a merged address', async () => {
  await ask(database, { email: 'first@example.com' })
  await ask(database, { email: 'second@example.com' })
  const [one, two] = await database.db.select().from(contacts)
  await createTestApp(database, { role: 'editor' }).post('merge-contacts', {
    keep: one?.id,
    merge: two?.id,
  })
  const merged = (await database.db.select().from(contacts)).find(({ merged_into }) => merged_into !== null)
  const { data } = await list()
  expect(new Set(data.map(({ contactId }) => contactId))).toEqual(new Set([merged?.merged_into]))
})

test('the date of confirmation is kept after an unsubscribe', async () => {
  await leave('left@example.com')
  const [row] = await database.db.select().from(newsletterSubscribers)
  expect(row?.confirmed_at).toBeInstanceOf(Date)
  expect(row?.state).toBe('unsubscribed')
})
