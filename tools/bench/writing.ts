import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess } from '#test/server-process'
import { findProgram } from './find-program.ts'
import { type Load, loadLeads } from './lead-load.ts'
import { cpuMicroseconds } from './process-cpu.ts'
import { everyRowPerSecond, startPlainServer } from './write-references.ts'

const connections = 50
/** Short, so that other load on the machine affects all parts of a round alike. */
const seconds = 2
const rounds = 9
/** The rate limits allow a function this many first calls a minute. */
const maxCalls = 4_500
const secret = 'x'.repeat(32)

interface Round {
  toBare: number
  toEvery: number
  /** The same while no delivery is due. */
  aloneToBare: number
  aloneToEvery: number
  spread: number
}

/**
 * Measures what storing a lead costs with everything a call of the home page's form does, limits on: against a server
 * of twenty lines that inserts the bare lead, and against pgbench writing all rows of a lead. The parts alternate on
 * one PostgreSQL with durable commits, each with empty tables; the median of the ratios counts.
 */
export async function benchWriting(): Promise<void> {
  const program = findProgram('pgbench', 'postgresql-contrib')
  const postgres = await startTestPostgres({ durable: true })
  if (!program || !postgres)
    return console.log('NOT RUN: writing (no PostgreSQL with pgbench on this machine)')
  const site = await startServerProcess({
    env: {
      DATABASE_URL: postgres.url,
      AUTH_SECRET: secret,
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
      OWNER_EMAIL: 'owner@example.com',
    },
  })
  const plain = await startPlainServer(postgres.url)
  const db = new pg.Client(postgres.url)
  await db.connect()
  await db.query(putOffDeliveries)
  const postmaster = await postmasterOf(db)

  const load = async (url: string, forSeconds = seconds): Promise<Load> => {
    await empty(db)
    const given = await loadLeads(url, { connections, seconds: forSeconds, maxCalls, secret })
    const rows = await count(db, 'contact_leads')
    if (rows !== given.acknowledged) throw new Error(`${given.acknowledged} acknowledged, ${rows} stored`)
    return given
  }

  console.log(
    `Leads a second, ${connections} connections, ${rounds} rounds of ${seconds} s a part (load of the machine moves all):`,
  )
  const results: Round[] = []
  for (let round = 0; round <= rounds; round++) {
    const bare = perSecond(await load(plain.url))
    await empty(db)
    const every = everyRowPerSecond({ program, databaseUrl: postgres.url, connections, seconds })
    await db.query('alter table deliveries enable trigger put_off')
    const alone = perSecond(await load(site.url))
    await db.query('alter table deliveries disable trigger put_off')
    const before = [site.pid, postmaster].map(cpuMicroseconds)
    const given = await load(site.url)
    const [ownMs, postgresMs] = [site.pid, postmaster].map(
      (pid, index) => (cpuMicroseconds(pid) - (before[index] ?? 0)) / 1000 / given.acknowledged,
    )
    const attempts = await count(db, "deliveries where state <> 'pending'")
    // The first one warms everything up.
    if (round === 0) continue
    const calls = perSecond(given)
    const [p50, p99] = [0.5, 0.99].map((part) => quantile(given.latenciesMs, part)) as [number, number]
    results.push({
      toBare: calls / bare,
      toEvery: calls / every,
      aloneToBare: alone / bare,
      aloneToEvery: alone / every,
      spread: p99 / p50,
    })
    console.log(
      `  bare ${bare.toFixed(0)}, all rows ${every.toFixed(0)}   site ${calls.toFixed(0)} and ${(attempts / given.seconds).toFixed(0)} deliveries, without them ${alone.toFixed(0)}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   CPU a lead: site ${ownMs?.toFixed(2)} ms, PostgreSQL ${postgresMs?.toFixed(2)} ms`,
    )
  }
  const middle = (name: keyof Round) =>
    quantile(
      results.map((result) => result[name]),
      0.5,
    ).toFixed(2)
  console.log(
    `  middle ratio ${middle('toBare')} to the bare lead (aim: 0.25), ${middle('toEvery')} to all rows (aim: 1.2); without deliveries ${middle('aloneToBare')} and ${middle('aloneToEvery')}   p99 ${middle('spread')} × p50 (aim: under 5)`,
  )
  await db.end()
  plain.stop()
  await site.stop()
  await postgres.stop()
}

const perSecond = ({ acknowledged, seconds: took }: Load) => acknowledged / took

/** Empties the tables, including the rate limits, so that each part begins alike. */
async function empty(db: pg.Client): Promise<void> {
  await db.query("update deliveries set next_attempt_at = 'infinity' where state in ('pending', 'uncertain')")
  while ((await count(db, "deliveries where state = 'sending'")) > 0) await wait(20)
  await db.query(`
    truncate contact_leads, contacts, notes, replies, activities, deliveries, delivery_attempts, idempotency_keys, net_sightings,
      quarantined_submissions, rate_limits cascade`)
  await db.query('checkpoint')
}

/** While this trigger is enabled, new deliveries are not due within the measurement. */
const putOffDeliveries = `
  create function put_off() returns trigger language plpgsql as
    $$ begin new.next_attempt_at := now() + interval '1 day'; return new; end $$;
  create trigger put_off before insert on deliveries for each row execute function put_off();
  alter table deliveries disable trigger put_off`

async function count(db: pg.Client, what: string): Promise<number> {
  const { rows } = await db.query<{ count: string }>(`select count(*) from ${what}`)
  return Number(rows[0]?.count)
}

/** The process whose children serve the connections. */
async function postmasterOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1])
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
