/**
 * Kills the server over and over while visitors submit, and counts acknowledged submissions that were lost: none are
 * allowed. `npm run measure -- kill-rounds [rounds] [postgres]`, on the embedded database unless `postgres` is given; the
 * site must have been built. Exits with 1 on any loss, on a stop that fails, and, from 100 rounds on, on a start of
 * over 10 s.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectDatabase } from '#server/db/connect'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess, temporaryFolder } from '#test/server-process'

const rounds = Number(process.argv[2] ?? 20)
const clients = 4
/** What a quiet machine is held to; a shared one, in the ordinary test run, only has to come back at all. */
const startLimitMs = rounds >= 100 ? 10_000 : 60_000

/** Each function's delivery is keyed by the id it answers. */
const deliveryOf = {
  'send-score-email': 'score-mail',
  'send-to-sheets': 'score-row',
  'subscribe-contact': 'contact-mail',
} as const
type Name = keyof typeof deliveryOf
const names = Object.keys(deliveryOf) as Name[]

const postgres = process.argv[3] === 'postgres' ? await startTestPostgres() : undefined
if (process.argv[3] === 'postgres' && !postgres) throw new Error('This machine has no PostgreSQL.')
const dataDir = temporaryFolder()
const env = {
  LOG_LEVEL: 'info',
  ...(postgres && { DATABASE_URL: postgres.url, AUTH_SECRET: 'a secret for as long as the rounds last' }),
}

const acknowledged: { id: string; deliveryKey: string }[] = []
const refused = new Map<number, number>()
let unanswered = 0
let siteUrl: string | undefined
const over = new AbortController()

/** A visitor after the other: the scorecard's two calls and a form's, no matter who is there to answer. */
async function submit(): Promise<void> {
  while (!over.signal.aborted) {
    const id = randomUUID()
    for (const name of names) {
      const url = siteUrl
      if (url) await post(url, name, id)
      else await wait(20)
    }
  }
}

// An address of its own, or the limit of three mails an hour would leave the deliveries nothing to do.
function bodyOf(name: Name, id: string): object {
  const email = `${id}@example.com`
  if (name === 'subscribe-contact')
    return { name: 'Ada Example', email, company: 'Example Engines', submissionId: id }
  return { ...exampleBodies[name], formData: { ...exampleAnswers, email }, submissionId: id }
}

async function post(url: string, name: Name, id: string): Promise<void> {
  try {
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(name, id)),
      signal: AbortSignal.timeout(5_000),
    })
    const { data } = (await answer.json()) as { data?: { id: string } }
    if (data) acknowledged.push({ id: data.id, deliveryKey: `${deliveryOf[name]}:${data.id}` })
    else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1)
  } catch {
    unanswered += 1
    await wait(20)
  }
}

async function untilAcknowledged(): Promise<void> {
  while (acknowledged.length === 0) await wait(20)
}

async function startTimed() {
  const before = performance.now()
  const server = await startServerProcess({ dataDir, env })
  const ready = await fetch(`${server.url}/readyz`)
  if (ready.status !== 200) throw new Error(`/readyz answered ${ready.status}`)
  return { server, startMs: performance.now() - before }
}

const visitors = Promise.all(Array.from({ length: clients }, submit))
let longestStartMs = 0
for (let round = 1; round <= rounds; round += 1) {
  const { server, startMs } = await startTimed()
  longestStartMs = Math.max(longestStartMs, startMs)
  siteUrl = server.url
  await wait(randomInt(50, 1500))
  // A slow machine may not have answered anybody yet, and rounds without an answer show nothing.
  if (round === rounds) await untilAcknowledged()
  siteUrl = undefined
  await server.kill()
}
const { server } = await startTimed()
over.abort()
await visitors
const exitCode = await server.stop()

const { db, close } = await connectDatabase({ databaseUrl: postgres?.url, dataDir })
const stored = new Set(
  await column(sql`select id as value from scorecard_submissions union select id from contact_leads`),
)
const inLedger = new Set(await column(sql`select dedupe_key as value from deliveries`))
const states = await db.execute(
  sql`select kind, state, count(*)::int as count from deliveries group by kind, state order by kind, state`,
)
await close()
await postgres?.stop()

async function column(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(query)
  return rows.map(({ value }) => value)
}

const lost = acknowledged.filter(({ id, deliveryKey }) => !stored.has(id) || !inLedger.has(deliveryKey))
const report = {
  engine: postgres ? 'postgres' : 'pglite',
  rounds,
  acknowledged: acknowledged.length,
  unanswered,
  refused: Object.fromEntries(refused),
  stored: stored.size,
  inLedger: inLedger.size,
  lost: lost.length,
  longestStartMs: Math.round(longestStartMs),
  exitCode,
}
console.log(JSON.stringify(report))
console.log(JSON.stringify(states.rows))
const holds = acknowledged.length > 0 && lost.length === 0 && longestStartMs <= startLimitMs && exitCode === 0
process.exit(holds ? 0 : 1)
