import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { contactsCount, contactsPage } from './contacts-page.server.ts'

let database: TestDatabase
let minute = 0
const today = '2026-04-05'
beforeEach(async () => {
  database = await testDatabase()
})

/** Adds a contact; each is more recently active than those before. */
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

test('search matches a part of four columns, ignores case, and requires every word', async () => {
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

test('one or two letters match only the beginning of a word', async () => {
  await put({ email: 'x@one.example', name: 'Joan Clarke' })
  await put({ email: 'y@one.example', name: 'Major Tom' })
  expect(await found('jo')).toEqual(['x@one.example'])
  expect(await found('t')).toEqual(['y@one.example'])
})

test('ranks beginnings of words first, then by latest activity', async () => {
  await put({ email: 'a@one.example', name: 'Ann Early' })
  await put({ email: 'b@one.example', name: 'Ann Late' })
  await put({ email: 'c@one.example', name: 'Joann Last' })
  expect(await found('ann')).toEqual(['b@one.example', 'a@one.example', 'c@one.example'])
})

const page = (q: string, more: Partial<Parameters<typeof contactsPage>[1]> = {}) =>
  contactsPage(database.db, { q, sort: 'match', today, limit: 50, ...more })

test('shows the results of the corrected spelling when nothing matches, as didYouMean', async () => {
  await put({ email: 'a@one.example', name: 'Margaret Hamilton' })
  await put({ email: 'b@one.example', name: 'Katherine Johnson' })
  await put({ email: 'c@one.example', name: 'Hans Müller' })
  for (const sort of ['match', 'waiting'] as const) {
    expect(await page('Hamitlon', { sort })).toMatchObject({
      didYouMean: 'hamilton',
      count: { value: 1, exact: true },
      rows: [{ name: 'Margaret Hamilton' }],
    })
  }
  for (const [typed, email] of [
    ['Catherine Jonson', 'b@one.example'],
    ['jonhson', 'b@one.example'],
    ['Margret hamilton', 'a@one.example'],
    ['hans muller', 'c@one.example'],
  ] as const)
    expect(await found(typed), typed).toEqual([email])
  expect((await page('Hamil')).didYouMean).toBeNull()
  expect(await found('qqxxzz')).toEqual([])
})

test('corrects no word that has matches, and no number', async () => {
  await put({ email: 'a@one.example', name: 'Margaret Hamilton', status: 'client' })
  await put({ email: 'b@one.example', name: 'Margaret Hamiltan', phone: '555 0123' })
  expect(await page('hamilton', { filters: { status: ['parked'] } })).toMatchObject({
    didYouMean: null,
    rows: [],
  })
  expect(await page('hamilton johnson')).toMatchObject({ didYouMean: null, rows: [] })
  expect(await page('5550124')).toMatchObject({ didYouMean: null, rows: [] })
  expect((await page('hamiltin')).didYouMean).toMatch(/^hamilt[oa]n$/)
})

test('paginates the results of a corrected spelling', async () => {
  for (let n = 0; n < 3; n += 1) await put({ email: `${n}@one.example`, name: 'Wieczorek' })
  const first = await page('wieczorke', { limit: 2 })
  expect(first).toMatchObject({ count: { value: 3, exact: true }, didYouMean: 'wieczorek' })
  const second = await page('wieczorke', { limit: 2, cursor: first.nextCursor ?? '' })
  expect([...first.rows, ...second.rows].map(({ email }) => email[0])).toEqual(['2', '1', '0'])
})

test('special characters of search patterns match literally', async () => {
  await put({ email: 'per_cent@one.example', name: '100% Pure' })
  await put({ email: 'percent@one.example', name: String.raw`Back\slash` })
  expect(await found('0%')).toEqual([])
  expect(await found('100%')).toEqual(['per_cent@one.example'])
  expect(await found('r_c')).toEqual(['per_cent@one.example'])
  expect(await found(String.raw`k\s`)).toEqual(['percent@one.example'])
  expect(await found("x' or 1=1 --")).toEqual([])
})

test('paginates in ranked order', async () => {
  for (let n = 0; n < 5; n += 1) await put({ email: `${n}@one.example`, name: n % 2 ? 'Ann' : 'Joann' })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const part = await page('ann', { limit: 2, cursor })
    expect(part.count).toEqual({ value: 5, exact: true })
    seen.push(...part.rows.map(({ email }) => email[0] ?? ''))
    cursor = part.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(['3', '1', '4', '2', '0'])
})

/** Contacts with activity one second apart; `n@many.example` is the n-th newest. */
async function putMany(count: number, { note }: { note?: string } = {}): Promise<void> {
  await database.db.execute(sql`
    insert into contacts (id, email, name, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', 'Ann', now(), now() - n * interval '1 second' from generate_series(1, ${count}::integer) as n`)
  if (note === undefined) return
  await database.db.execute(sql`
    insert into notes (id, contact_id, kind, text, created_at)
    select gen_random_uuid(), id, 'note', ${note}::text, now() from contacts`)
}

test('finds everybody with a matching note, however many, newest first', async () => {
  await putMany(3_000, { note: 'Met at the breakfast.' })
  const first = await page('breakfast', { sort: 'newest', limit: 2 })
  expect(first.count).toEqual({ value: 3_000, exact: true })
  expect(first.rows.map(({ email }) => email)).toEqual(['1@many.example', '2@many.example'])
  const next = await page('breakfast', { sort: 'newest', limit: 1, cursor: first.nextCursor ?? '' })
  expect(next.rows.map(({ email }) => email)).toEqual(['3@many.example'])
})

test('a search too large to count at once is still read to its end and reports an inexact count', async () => {
  await putMany(5_000, { note: 'Met at the breakfast.' })
  const seen: string[] = []
  let cursor: string | undefined
  let count: Awaited<ReturnType<typeof page>>['count'] | undefined
  do {
    const part = await page('breakfast', { sort: 'newest', limit: 1_000, cursor })
    count ??= part.count
    seen.push(...part.rows.map(({ email }) => email))
    cursor = part.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 5_000 }, (_, index) => `${index + 1}@many.example`))
  const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined
  expect(count).toEqual(isPostgres ? { value: 5_000, exact: true } : { value: 4_000, exact: false })
  // This filter leaves so few contacts that they are examined one by one.
  await database.db.execute(sql`update contacts set status = 'client' where email like '1__@many.example'`)
  expect((await page('breakfast', { filters: { status: ['client'] } })).count).toEqual({
    value: 100,
    exact: true,
  })
})

test('a search that matches many names returns the requested order', async () => {
  await putMany(4_500)
  await database.db.execute(sql`update contacts set score = 20 where email = '4400@many.example'`)
  const first = await page('many', { sort: 'score', limit: 2 })
  expect(first.rows.map(({ email }) => email)).toEqual(['4400@many.example', '1@many.example'])
  expect(await contactsCount(database.db, { q: 'many', today })).toEqual({ found: 4_500, everyone: 4_500 })
})
