import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { contactsPage } from './contacts-page.server.ts'

let database: TestDatabase
let minute = 0
const today = '2026-04-05'
beforeEach(async () => {
  database = await testDatabase()
})

/** The later put, the later heard of. */
async function put(values: Partial<typeof contacts.$inferInsert> & { email: string }): Promise<void> {
  const at = new Date(Date.UTC(2026, 3, 5) + (minute += 1) * 60_000)
  await database.db
    .insert(contacts)
    .values({ id: randomUUID(), created_at: at, last_activity_at: at, ...values })
}

async function found(q: string): Promise<string[]> {
  const { rows } = await contactsPage(database.db, { q, sort: 'match', today, limit: 50 })
  return rows.map(({ email }) => email)
}

test('finds a part of any of four things, in any case, and every word of several', async () => {
  await put({ email: 'ada@engines.example', name: 'Ada Lovelace', company: 'Analytical Engines' })
  await put({ email: 'grace@navy.example', name: 'Grace Hopper', phone: '+1 (555) 010-0123' })
  const [ada, grace] = ['ada@engines.example', 'grace@navy.example']
  expect(await found('LOVEL')).toEqual([ada])
  expect(await found('velac')).toEqual([ada])
  expect(await found('ytical')).toEqual([ada])
  expect(await found('@navy')).toEqual([grace])
  expect(await found('lovelace  engines')).toEqual([ada])
  expect(await found('lovelace navy')).toEqual([])
  for (const number of ['5550100123', '555-010', '(555) 010', '+1 555 0100123'])
    expect(await found(number)).toEqual([grace])
  expect(await found('555 999 0000')).toEqual([])
  expect(await found('')).toEqual([grace, ada])
})

test('takes one or two letters for the beginning of a word', async () => {
  await put({ email: 'x@one.example', name: 'Joan Clarke' })
  await put({ email: 'y@one.example', name: 'Major Tom' })
  expect(await found('jo')).toEqual(['x@one.example'])
  expect(await found('t')).toEqual(['y@one.example'])
})

test('puts beginnings of words first, then whoever was heard of last', async () => {
  await put({ email: 'a@one.example', name: 'Ann Early' })
  await put({ email: 'b@one.example', name: 'Ann Late' })
  await put({ email: 'c@one.example', name: 'Joann Last' })
  expect(await found('ann')).toEqual(['b@one.example', 'a@one.example', 'c@one.example'])
})

test('guesses when nothing is found, and says so', async () => {
  await put({ email: 'a@one.example', name: 'Margaret Hamilton' })
  await put({ email: 'b@one.example', name: 'Katherine Johnson' })
  const guessed = await contactsPage(database.db, { sort: 'match', today, q: 'Hamitlon', limit: 50 })
  expect(guessed).toMatchObject({ isGuess: true, count: { value: 1 }, rows: [{ name: 'Margaret Hamilton' }] })
  expect(await found('Catherine Jonson')).toEqual(['b@one.example'])
  expect((await contactsPage(database.db, { sort: 'match', today, q: 'Hamil', limit: 50 })).isGuess).toBe(
    false,
  )
  expect(await found('qqxxzz')).toEqual([])
})

test('letters that mean something to a search mean themselves', async () => {
  await put({ email: 'per_cent@one.example', name: '100% Pure' })
  await put({ email: 'percent@one.example', name: String.raw`Back\slash` })
  expect(await found('0%')).toEqual([])
  expect(await found('100%')).toEqual(['per_cent@one.example'])
  expect(await found('r_c')).toEqual(['per_cent@one.example'])
  expect(await found(String.raw`k\s`)).toEqual(['percent@one.example'])
  expect(await found("x' or 1=1 --")).toEqual([])
})

test('goes on page by page, in the order of the rank', async () => {
  for (let n = 0; n < 5; n += 1) await put({ email: `${n}@one.example`, name: n % 2 ? 'Ann' : 'Joann' })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await contactsPage(database.db, { sort: 'match', today, q: 'ann', limit: 2, cursor })
    expect(page.count).toEqual({ value: 5, exact: true })
    seen.push(...page.rows.map(({ email }) => email[0] ?? ''))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(['3', '1', '4', '2', '0'])
})

test('of more than ten thousand it tells those heard of last, and how many without counting on', async () => {
  await database.db.execute(sql`
    insert into contacts (id, email, name, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', 'Ann', now(), now() - n * interval '1 second' from generate_series(1, 10001) as n`)
  const first = await contactsPage(database.db, { sort: 'match', today, q: 'many', limit: 2 })
  expect(first.count).toEqual({ value: 10_000, exact: false })
  expect(first.rows.map(({ email }) => email)).toEqual(['1@many.example', '2@many.example'])
  const next = await contactsPage(database.db, {
    sort: 'match',
    today,
    q: 'many',
    limit: 1,
    cursor: first.nextCursor ?? '',
  })
  expect(next.rows.map(({ email }) => email)).toEqual(['3@many.example'])
})
