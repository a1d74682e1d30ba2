/**
 * Kills the server over and over while visitors submit, and counts acknowledged submissions that were lost: none are
 * allowed. `npm run measure -- kill-rounds [rounds] [postgres]`, on the embedded database unless `postgres` is given;
 * the site must have been built. Exits with 1 on any loss, on a stop that fails, and, from 100 rounds on, on a start of
 * over 10 s.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { dayIn } from '#domain/day-in'
import { groupBy } from '#domain/group-by'
import { connectDatabase } from '#server/db/connect'
import { examplePromise, exampleRules, timesOfLaterDays } from '#test/example-calls'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess, temporaryFolder } from '#test/server-process'

const rounds = Number(process.argv[2] ?? 20)
const clients = 4
/** Strict for long runs on a quiet machine; in the ordinary test run the server only has to start. */
const startLimitMs = rounds >= 100 ? 10_000 : 60_000

/** The kind of delivery of each function, whose key has the id in the function's response. */
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
  // Each call is requested from another network.
  TRUSTED_PROXIES: '127.0.0.1',
  ...(postgres && { DATABASE_URL: postgres.url, AUTH_SECRET: 'a secret for as long as the rounds last' }),
}

const acknowledged: { id: string; deliveryKey: string }[] = []
/** The times of as many calls as a site allows, each requested once, spread over the rounds. */
const times = [...groupBy(timesOfLaterDays(), (time) => dayIn(examplePromise.zone, time)).values()].flatMap(
  (ofDay) => ofDay.slice(0, exampleRules.perDay),
)
let [timesDue, timesAsked] = [0, 0]
const acknowledgedCalls: string[] = []
const refused = new Map<number, number>()
let unanswered = 0
let siteUrl: string | undefined
const over = new AbortController()

/** Submits as one visitor after another: the scorecard's two calls, a form, and a request for a call. */
async function submit(): Promise<void> {
  while (!over.signal.aborted) {
    const id = randomUUID()
    for (const name of names) {
      const url = siteUrl
      if (url) await submitTo(url, name, id)
      else await wait(20)
    }
    if (siteUrl && timesAsked < timesDue) await requestCall(siteUrl, (timesAsked += 1))
  }
}

// Each visitor has another address, because the limit of three mails an hour would stop the deliveries.
function bodyOf(name: Name, id: string): object {
  const email = `${id}@example.com`
  if (name === 'subscribe-contact')
    return { name: 'Ada Example', email, company: 'Example Engines', submissionId: id }
  return { ...exampleBodies[name], formData: { ...exampleAnswers, email }, submissionId: id }
}

async function submitTo(url: string, name: Name, id: string): Promise<void> {
  const data = await post<{ id: string }>(`${url}/functions/v1/${name}`, bodyOf(name, id))
  if (data) acknowledged.push({ id: data.id, deliveryKey: `${deliveryOf[name]}:${data.id}` })
}

async function requestCall(url: string, number: number): Promise<void> {
  const startsAt = times[number - 1]?.toISOString()
  const email = `${randomUUID()}@example.com`
  const body = { type: 'intro', startsAt, zone: 'UTC', name: 'Ada Example', email, way: 'video' }
  const from = { 'x-forwarded-for': `198.51.100.${number}` }
  const data = await post<{ state: string; startsAt: string }>(`${url}/functions/v1/book-call`, body, from)
  if (data?.state === 'requested') acknowledgedCalls.push(data.startsAt)
}

/** Returns the data of the response; undefined for a refusal, and without a response. */
async function post<Data>(url: string, body: object, headers = {}): Promise<Data | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    })
    const { data } = (await answer.json()) as { data?: Data }
    if (!data) refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1)
    return data
  } catch {
    unanswered += 1
    await wait(20)
    return undefined
  }
}

async function untilAcknowledged(): Promise<void> {
  while (acknowledged.length === 0 || acknowledgedCalls.length === 0) await wait(20)
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
  timesDue = Math.ceil((times.length * round) / rounds)
  await wait(randomInt(50, 1500))
  // Waits for the first responses of a slow machine, because rounds without any would show nothing.
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
const calls = await db.execute<{ starts_at: string | Date; mails: number }>(
  sql`select starts_at, (select count(*)::int from deliveries
    where kind = 'call-mail' and subject_id = calls.id) as mails from calls`,
)
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
const mailsByTime = groupBy(calls.rows, ({ starts_at: startsAt }) => new Date(startsAt).toISOString())
const isStoredOnce = (time: string) => {
  const [call, ...others] = mailsByTime.get(time) ?? []
  return call?.mails === 1 && others.length === 0
}
const lostCalls = acknowledgedCalls.filter((time) => !isStoredOnce(time))
const report = {
  engine: postgres ? 'postgres' : 'pglite',
  rounds,
  acknowledged: acknowledged.length,
  unanswered,
  refused: Object.fromEntries(refused),
  stored: stored.size,
  inLedger: inLedger.size,
  lost: lost.length,
  calls: { acknowledged: acknowledgedCalls.length, stored: calls.rows.length, lost: lostCalls.length },
  longestStartMs: Math.round(longestStartMs),
  exitCode,
}
console.log(JSON.stringify(report))
console.log(JSON.stringify(states.rows))
const holds =
  acknowledged.length > 0 &&
  acknowledgedCalls.length > 0 &&
  lost.length === 0 &&
  lostCalls.length === 0 &&
  longestStartMs <= startLimitMs &&
  exitCode === 0
process.exit(holds ? 0 : 1)
