/**
 * Upgrades a full PostgreSQL while leads come in: `npm run upgrade-rounds [VERSION] [LEADS]`, from the version before the
 * newest and with 100,000 unless given. Once by two processes at once, timed; then killed at ten points and run again.
 * Prints what writers met, and ends with 1 when a write failed, one took more than a second, or a row is missing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { knownVersions, schemaVersion } from '#server/db/schema-version'
import { startTestPostgres } from './postgres.ts'
import { temporaryFolder } from './server-process.ts'
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
  insert into activities (id, contact_id, kind, subject_id, content, created_at)
    select gen_random_uuid(), id, 'contact', gen_random_uuid(), '[["Company", "Northgate Dental"]]', now()
    from people, generate_series(1, 5);
  insert into deliveries (id, kind, dedupe_key, payload, recipient, state, delivered_at, created_at)
    select gen_random_uuid(), 'score-mail', 'k' || n, '{}', 'p' || n || '@example.com', 'delivered', now(), now()
    from people;`)
await filling.query('vacuum analyze')
await filling.end()
await full.close()

const upgrade = (database: string, backupDir?: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'upgrade-once.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: urlOf(database),
      ...(backupDir && { BACKUP_DIR: backupDir }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const freshCopy = (name: string) => admin.query(`create database ${name} template full_site`)

const faults: string[] = []
async function check(name: string, stored: number): Promise<void> {
  const client = new pg.Client(urlOf(name))
  await client.connect()
  const is = await schemaVersion(client)
  if (is?.at !== newest?.at) faults.push(`${name} is at ${is?.name}`)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from contacts')
  if (rows[0]?.n !== Number(leads) + stored) faults.push(`${name} has ${rows[0]?.n} contacts`)
  await client.end()
}

await freshCopy('two_at_once')
const writing = writeLeads(urlOf('two_at_once'))
await wait(2_000)
const begun = performance.now()
const codes = await Promise.all(
  [1, 2].map(async () => (await once(upgrade('two_at_once', temporaryFolder()), 'exit'))[0] as number),
)
const tookMs = performance.now() - begun
await wait(2_000)
const { took, failed } = await writing.stop()
await check('two_at_once', took.length)
const sorted = took.toSorted((a, b) => a - b)
const longest = Math.round(sorted.at(-1) ?? 0)
if (codes.some((code) => code !== 0)) faults.push(`an upgrade ended with ${codes.join(' and ')}`)
if (failed.length > 0) faults.push(`${failed.length} writes failed: ${failed[0]}`)
if (longest > 1_000) faults.push(`a write took ${longest} ms`)

/** Kills one upgrade after as long as given, and has another end it. @returns how long the first ran, in ms */
async function killedAfter(ms: number, name: string): Promise<number> {
  await freshCopy(name)
  const started = performance.now()
  const first = upgrade(name, temporaryFolder())
  const ended = once(first, 'exit')
  await Promise.race([wait(ms), ended])
  if (first.exitCode === null) killed += 1
  first.kill('SIGKILL')
  await ended
  const aloneMs = performance.now() - started
  const [code] = (await once(upgrade(name, temporaryFolder()), 'exit')) as [number]
  if (code !== 0) faults.push(`${name}: the upgrade ended with ${code}`)
  await check(name, 0)
  await admin.query(`drop database ${name} with (force)`)
  return aloneMs
}

let killed = 0
// How long one takes that has the machine to itself.
const aloneMs = await killedAfter(3_600_000, 'alone')
for (let round = 1; round <= 10; round += 1) await killedAfter((aloneMs * round) / 11, `killed_${round}`)
await admin.end()
console.log(
  JSON.stringify({
    from: from.name,
    to: newest.name,
    leads: Number(leads),
    upgradeSeconds: Math.round(tookMs / 100) / 10,
    writes: took.length,
    failed: failed.length,
    p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    longestMs: longest,
    killed,
    faults,
  }),
)
await postgres.stop()
process.exit(faults.length === 0 ? 0 : 1)
