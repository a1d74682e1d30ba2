import { contactViews } from '#contracts/contact-views'
import { deliveryViews } from '#domain/delivery-view'
import { connectDatabase, type Database, overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { migrateDatabase } from '#server/db/migrate'
import { createTestApp } from '#test/app'
import { startTestPostgres } from '#test/postgres'
import { businesses, firstNames, lastNames } from '#scripts/seed/names'
import { putDeliveries } from '#scripts/seed/put-deliveries'
import { putLeads } from '#scripts/seed/put-leads'

/** Numbers of leads, ascending, because each data set extends the one before. */
const sizes = [10, 1_000, 100_000, 1_000_000]
const embeddedSize = 50_000
const timesEach = 40

type Body = Record<string, unknown>
/** The label of a query, its function, and the body of its n-th run, in which names vary. */
type Question = readonly [what: string, name: string, body: (n: number) => Body]

const one = (list: readonly string[], n: number) => list[(n * 7) % list.length]
const search = (what: string, q: (n: number) => string, more: Body = {}): Question => [
  `search: ${what}`,
  'list-contacts',
  (n) => ({ q: q(n), ...more }),
]
const page = (what: string, body: Body): Question => [what, 'list-contacts', () => body]

export const officeQuestions: readonly Question[] = [
  ['all views counted', 'list-views', () => ({})],
  ...contactViews.map(({ name, filters, sort }) => page(`view: ${name}`, { filters, sort })),
  ...(['newest', 'score', 'cost', 'next-step'] as const).map((sort) => page(`order: ${sort}`, { sort })),
  page('filter: parked, longest', { filters: { status: ['parked'] } }),
  page('filter: clients by cost', { filters: { status: ['client'] }, sort: 'cost' }),
  page('filter: score and size', { filters: { scoreFrom: 5, scoreTo: 6, teamSize: ['large'] } }),
  page('filter: nobody’s, last week', { filters: { owner: 'nobody', since: 7 }, sort: 'newest' }),
  page('filter: due, high cost', { filters: { due: true, costFrom: 500_000 }, sort: 'next-step' }),
  page('filter: cost and size', { filters: { costFrom: 100_000, teamSize: ['medium', 'large'] } }),
  page('filter: cost and size, by cost', {
    filters: { costFrom: 100_000, teamSize: ['medium', 'large'] },
    sort: 'cost',
  }),
  page('filter: sent a scorecard', { filters: { form: ['scorecard'] } }),
  page('filter: sent a rare form', { filters: { form: ['guest-intake'] } }),
  page('filter: gave an answer', { filters: { answer: ['scorecard.leadHandling.manual'] } }),
  page('filter: gave an answer, by cost', {
    filters: { answer: ['scorecard.leadHandling.manual', 'scorecard.manualAreas.sales'], costFrom: 100_000 },
    sort: 'cost',
  }),
  page('filter: gave a rare answer', { filters: { answer: ['scorecard.leadHandling.never'] } }),
  page('filter: came by LinkedIn', { filters: { source: ['LinkedIn'] }, sort: 'newest' }),
  page('filter: came by nobody', { filters: { source: ['Kestrel'] } }),
  page('filter: subscribers', { filters: { newsletter: 'subscribed' } }),
  page('filter: nothing matches', { filters: { waiting: true, status: ['client'], teamSize: ['large'] } }),
  search('one name', (n) => one(lastNames, n) ?? ''),
  search('name and business', (n) => `${one(lastNames, n)} ${one(businesses, n)}`),
  search('first and last name', (n) => `${one(firstNames, n)} ${one(lastNames, n)}`),
  search('what everybody has', () => 'example.com'),
  search('one letter', (n) => (one(firstNames, n) ?? '').slice(0, 1)),
  search('one letter, best match', (n) => (one(firstNames, n) ?? '').slice(0, 1), { sort: 'match' }),
  search('a word of many answers', () => 'month'),
  search('a word of many answers, newest', () => 'month', { sort: 'newest' }),
  search('two letters', (n) => (one(firstNames, n) ?? '').slice(0, 2)),
  search('part of a phone number', (n) => `555 0${String(n).padStart(3, '0')}`),
  search('a word of a note', () => 'breakfast'),
  search('a joined name', (n) => `${one(firstNames, n)}${one(lastNames, n)}`),
  search('name among the open', (n) => one(lastNames, n) ?? '', { filters: contactViews[0]?.filters }),
  search('name among clients by score', (n) => one(lastNames, n) ?? '', {
    filters: { status: ['client'] },
    sort: 'score',
  }),
  search('nothing like it', (n) => `qx${n}zzv`),
  search('misspelled', (n) => `${one(lastNames, n)?.slice(0, 2)}x${one(lastNames, n)?.slice(3)}`),
  ['today', 'get-today', () => ({})],
  ['one contact', 'get-contact', (n) => ({ id: people[n % people.length] })],
  ['deliveries: overview', 'get-delivery-overview', () => ({})],
  ['deliveries: groups', 'list-delivery-groups', () => ({ filters: { view: 'needs_you' } })],
  ['deliveries: all', 'list-deliveries', () => ({})],
  ...deliveryViews.map((view): Question => [
    `deliveries: ${view}`,
    'list-deliveries',
    () => ({ filters: { view } }),
  ]),
  ['deliveries: search, a name', 'list-deliveries', (n) => ({ q: one(lastNames, n) })],
  ['deliveries: search, an answer', 'list-deliveries', () => ({ q: 'mailbox full' })],
  ['forms: counts', 'get-submission-counts', () => ({})],
  ['forms: received', 'list-submissions', () => ({ filters: { state: 'received' } })],
  ['forms: of one form', 'list-submissions', () => ({ filters: { state: 'received', form: ['contact'] } })],
  ['forms: nobody’s', 'list-submissions', () => ({ filters: { state: 'without_address' } })],
  [
    'forms: search, a name',
    'list-submissions',
    (n) => ({ filters: { state: 'received' }, q: one(lastNames, n) }),
  ],
]

/** Ids of contacts that exist. */
let people: readonly string[] = []

/**
 * Measures the office's lists from ten leads to a million: the 95th percentile of each query through its function,
 * and its number of statements. With DATABASE_URL it measures existing data, and only queries with `wanted[0]` in
 * their name.
 */
export async function benchOffice(wanted: readonly string[]): Promise<void> {
  const given = process.env['DATABASE_URL']
  if (given) {
    const database = await connectDatabase({ databaseUrl: given, dataDir: '' })
    print([await measure(database, 'as it is', wanted[0])])
    return database.close()
  }
  const postgres = await startTestPostgres()
  if (!postgres) console.log('NOT RUN: office on PostgreSQL (there is none on this machine)')
  else {
    const database = await connectDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await migrateDatabase(database)
    const columns: Measured[] = []
    let there = 0
    for (const size of wanted.length > 0 ? wanted.map(Number) : sizes) {
      await putLeads(database, { count: size - there })
      await putDeliveries(database)
      there = size
      columns.push(await measure(database, size.toLocaleString('en-US')))
    }
    print(columns)
    await database.close()
    await postgres.stop()
  }
  const lite = await openEmbedded()
  const embedded: Database = { ...overPglite(lite), close: () => lite.close() }
  await migrateDatabase(embedded)
  await putLeads(embedded, { count: embeddedSize })
  await putDeliveries(embedded)
  print([await measure(embedded, `${embeddedSize.toLocaleString('en-US')} embedded`)])
  await embedded.close()
}

interface Measured {
  size: string
  /** In the order of the questions. */
  answers: { p95Ms: number; statements: number }[]
}

async function measure(database: Database, size: string, only = ''): Promise<Measured> {
  const statements = countStatements(database)
  const { post } = createTestApp(database, { role: 'viewer' })
  const found = await post('list-contacts', {})
  people = (found.body['data'] as { id: string }[]).map(({ id }) => id)
  const answers: Measured['answers'] = []
  for (const [what, name, body] of officeQuestions) {
    if (!what.includes(only)) {
      answers.push({ p95Ms: Number.NaN, statements: 0 })
      continue
    }
    const times: number[] = []
    // The first runs warm up and are not measured.
    for (let n = -5; n < timesEach; n += 1) {
      const before = statements.count
      const began = performance.now()
      const answer = await post(name, body(Math.abs(n)))
      if (answer.status !== 200) throw new Error(`${what}: ${answer.body.error}`)
      if (n < 0) continue
      times.push(performance.now() - began)
      statements.most = Math.max(statements.most, statements.count - before)
    }
    times.sort((a, b) => a - b)
    answers.push({ p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN, statements: statements.most })
    statements.most = 0
  }
  return { size, answers }
}

/** Counts the statements that are sent through the pool. */
function countStatements({ pool }: Database) {
  const counted = { count: 0, most: 0 }
  const ask = pool.query.bind(pool) as (...asked: unknown[]) => unknown
  pool.query = ((...asked: unknown[]) => {
    counted.count += 1
    return ask(...asked)
  }) as typeof pool.query
  return counted
}

function print(columns: readonly Measured[]): void {
  console.log(
    `\np95 in ms of ${timesEach} calls (and statements), by number of leads; load moves all of them:`,
  )
  console.log(['', ...columns.map(({ size }) => size.padStart(18))].join('').padStart(34))
  for (const [index, [what]] of officeQuestions.entries()) {
    const cells = columns.map(({ answers }) => {
      const { p95Ms = Number.NaN, statements = 0 } = answers[index] ?? {}
      if (Number.isNaN(p95Ms)) return ''.padStart(18)
      return `${p95Ms.toFixed(1)} (${statements})`.padStart(18)
    })
    console.log(what.padEnd(34) + cells.join(''))
  }
}
