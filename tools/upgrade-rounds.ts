/**
 * Upgrades a full PostgreSQL while leads come in: `npm run measure -- upgrade-rounds [VERSION] [LEADS]`, by default
 * from the previous version with 100,000. Once by two processes at once, timed; then killed ten times midway, during
 * the backup, the migration and the conversion of its rows, and run again. Prints writers' latencies and what each kill
 * interrupted, and exits with 1 when a write failed, one took more than two seconds, a row is missing, an answer reads
 * another way than before, or a kill came too late.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { knownVersions, schemaVersion } from '#server/db/schema-version'
import { convertAllAnswers } from './convert-all-answers.ts'
import { backfillDeliverySubjects } from '#server/queries/deliveries/fill-subjects.server'
import { labeledAnswers } from '#test/labeled-answers'
import { startTestPostgres } from '#test/postgres'
import { temporaryFolder } from '#test/server-process'
import { hashAnswers } from './hash-answers.ts'
import { writeLeads } from './upgrade-writer.ts'

const versions = knownVersions()
const [asked, leads = '100000'] = process.argv.slice(2)
const from = asked === undefined ? versions.at(-2) : versions.find(({ name }) => name.endsWith(asked))
const newest = versions.at(-1)
if (!from || !newest) throw new Error(`There is no version ${asked}.`)

const postgres = await startTestPostgres({ durable: true })
if (!postgres) throw new Error('This machine has no PostgreSQL.')
const { url } = postgres
const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
const admin = new pg.Client(url)
await admin.connect()
await admin.query('create database full_site')

const full = await connectDatabase({ databaseUrl: urlOf('full_site'), dataDir: '' })
await migrateDatabase(full, { upTo: from })
const filling = new pg.Client(urlOf('full_site'))
await filling.connect()
await filling.query(`
  create temp table people as select gen_random_uuid() as id, n from generate_series(1, ${Number(leads)}) as n;
  insert into contacts (id, email, name, company, created_at, last_activity_at)
    select id, 'p' || n || '@example.com', 'Person ' || n, 'Company ' || n % 999, now() - n * interval '1 minute', now()
    from people;
  create temp table forms as select row_number() over () - 1 as at, form -> 'content' as content, form ->> 'kind' as kind
    from jsonb_array_elements('${JSON.stringify(labeledAnswers).replaceAll("'", "''")}'::jsonb) as form;
  insert into activities (id, contact_id, kind, subject_id, content, created_at)
    select gen_random_uuid(), id, kind, gen_random_uuid(), content, now() - interval '1 day'
    from people, generate_series(1, 2) as each, forms where at = (n + each) % (select count(*) from forms);
  insert into activities (id, contact_id, kind, subject_id, content, created_at)
    select gen_random_uuid(), id, 'contact', gen_random_uuid(), '[["Company", "Northgate Dental"]]', now() - interval '1 day'
    from people;
  insert into deliveries (id, kind, dedupe_key, payload, recipient, state, delivered_at, created_at)
    select gen_random_uuid(), kind, kind || about || subject_id, '{}', case kind when 'contact-mail' then email end, 'delivered', now(), now()
    from (select contact_id, subject_id from activities where kind = 'contact' and content = '[["Company", "Northgate Dental"]]') as newest
    join contacts on contacts.id = contact_id, (values ('contact-mail', ':'), ('owner-notice', ':contact:')) as each (kind, about);`)
await filling.query('vacuum analyze')
await filling.end()
const filledAt = new Date(Date.now() - 60_000)
const answersBefore = await hashAnswers(full.db, filledAt)
await full.close()

const faults: string[] = []
const took: number[] = []

/**
 * @param diesAt the number of the statement at which it is killed; default: it is not killed
 * @returns the statements of the upgrade; none if it was killed
 */
async function upgrade(name: string, diesAt?: number): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'upgrade-once.ts'), {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: urlOf(name),
      BACKUP_DIR: temporaryFolder(),
      DIES_AT: String(diesAt),
    },
  })
  let statements: string[] = []
  child.once('message', (told) => (statements = told as string[]))
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (diesAt === undefined ? code !== 0 : signal !== 'SIGKILL')
    faults.push(`${name}: an upgrade ended with ${code ?? signal}`)
  return statements
}

const freshCopy = (name: string) => admin.query(`create database ${name} template full_site`)

/** Upgrades a copy of the full database while leads come in, and checks that nothing is missing. */
async function underWriters(name: string, work: () => Promise<void>): Promise<void> {
  await freshCopy(name)
  const writing = writeLeads(urlOf(name))
  await wait(2_000)
  await work()
  await wait(2_000)
  const written = await writing.stop()
  took.push(...written.took)
  console.log(
    `${name}: ${written.took.length} writes, the slowest ${Math.round(Math.max(...written.took))} ms`,
  )
  if (written.failed.length > 0)
    faults.push(`${name}: ${written.failed.length} writes failed: ${written.failed[0]}`)
  const client = new pg.Client(urlOf(name))
  await client.connect()
  const is = await schemaVersion(client)
  // Converts what the previous version wrote after the upgrade, as a running site does every minute.
  const upgraded = await connectDatabase({ databaseUrl: urlOf(name), dataDir: '' })
  await backfillDeliverySubjects(upgraded.db)
  await convertAllAnswers(upgraded.db)
  const answers = await hashAnswers(upgraded.db, filledAt)
  await upgraded.close()
  if (answers !== answersBefore) faults.push(`${name}: answers read another way than before`)
  if (is?.at !== newest?.at) faults.push(`${name} is at ${is?.name}`)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from contacts')
  if (rows[0]?.n !== Number(leads) + written.took.length) faults.push(`${name} has ${rows[0]?.n} contacts`)
  const unlike = await client.query<{ n: number }>(`
    select count(*)::int as n from deliveries
    left join activities on activities.kind = subject_kind and activities.subject_id = deliveries.subject_id
    where activities.contact_id is null or deliveries.contact_id is distinct from activities.contact_id`)
  if (unlike.rows[0]?.n !== 0)
    faults.push(`${name} has ${unlike.rows[0]?.n} deliveries that are with nobody or somebody else`)
  await client.end()
  await admin.query(`drop database ${name} with (force)`)
}

let tookMs = 0
await underWriters('two_at_once', async () => {
  const begun = performance.now()
  await Promise.all([upgrade('two_at_once'), upgrade('two_at_once')])
  tookMs = performance.now() - begun
})

// Runs without writers, because those only add statements, so that no kill comes too late.
await freshCopy('alone')
const statements = await upgrade('alone')
await admin.query('drop database alone with (force)')
/** The number of the last statement of the backup; those after it migrate the schema. */
const lastRow = statements.findLastIndex((text) => text.startsWith('fetch')) + 1
/** The number of the first statement of the conversion. */
const firstConverted = statements.findIndex((text) => text.includes("answers_by = 'label' limit"))
const between = (first: number, last: number, times: number) =>
  Array.from({ length: times }, (_, at) => first + Math.round(((last - first) * (at + 1)) / (times + 1)))
const kills = [
  ...between(0, lastRow, 3),
  ...between(lastRow, firstConverted, 3),
  ...between(firstConverted, statements.length, 4),
]
for (const diesAt of kills) {
  const name = `killed_at_${diesAt}`
  await underWriters(name, async () => {
    await upgrade(name, diesAt)
    await upgrade(name)
  })
}
await admin.end()
const sorted = took.toSorted((a, b) => a - b)
const longest = Math.round(sorted.at(-1) ?? 0)
if (longest > 2_000) faults.push(`a write took ${longest} ms`)
console.log(
  JSON.stringify({
    from: from.name,
    to: newest.name,
    leads: Number(leads),
    upgradeSeconds: Math.round(tookMs / 100) / 10,
    statements: {
      backup: lastRow,
      schema: firstConverted - lastRow,
      conversion: statements.length - firstConverted,
    },
    answersHash: answersBefore,
    killedAt: kills,
    writes: took.length,
    p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    longestMs: longest,
    faults,
  }),
)
await postgres.stop()
process.exit(faults.length === 0 ? 0 : 1)
