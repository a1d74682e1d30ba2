/**
 * One process on PostgreSQL serves pages and accepts leads for long, while all providers fail for a fifth of every five
 * minutes. `npm run measure -- soak [minutes] [requests a second]` (120 and 20); the site must have been built. Prints
 * memory growth per hour after the warm-up, open handles, and unsent deliveries. Exits with 1 when a request failed,
 * when memory grows by more than 5 MB an hour (in shorter runs: when it reaches 400 MB), when more than 20 handles stay
 * open, or when a delivery stays open.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pages } from '#content/index'
import { emptyLedger } from './empty-ledger.ts'
import { startTestPostgres } from '#test/postgres'
import type { Sent, Visits } from './provider-faults-visitors.ts'
import { startServerProcess } from '#test/server-process'
import { type Sample, slopePerHour } from './slope.ts'
import { startProviders } from '#test/stand-ins/providers'

const minutes = Number(process.argv[2] ?? 120)
const perSecond = Number(process.argv[3] ?? 20)
const durationMs = minutes * 60_000
const faultEveryMs = Math.min(5 * 60_000, durationMs / 2)
const faultForMs = faultEveryMs / 5
const warmUpMs = Math.min(15 * 60_000, durationMs / 3)
const sampleEveryMs = Math.min(10_000, durationMs / 60)
const longEnoughHours = 1
const limits = { mbPerHour: 5, mbWithinAnHour: 400, handles: 20 }
/** The mean number of calls of a visitor: two, and four for every tenth. */
const callsOfVisit = 2.2
/** The share of all requests; the rest are pages. */
const shareOfCalls = 0.3

const postgres = await startTestPostgres()
if (!postgres) throw new Error('This machine has no PostgreSQL.')
const providers = await startProviders()
const server = await startServerProcess({
  env: {
    ...providers.env,
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'a secret for as long as this lasts',
  },
})
const database = new pg.Pool({ connectionString: postgres.url, max: 1 })
const visitors = fork(new URL('provider-faults-visitors.ts', import.meta.url), [server.url])
const over = new AbortController()
const pause = (ms: number) => wait(ms, undefined, { signal: over.signal }).catch(() => {})
const begun = Date.now()
const statuses: Record<string, number> = {}
const note = (name: string) => void (statuses[name] = (statuses[name] ?? 0) + 1)

/** The connections of an agent can be closed, unlike those of `fetch`. */
const agent = new Agent({ keepAlive: true })

async function readPage(path: string): Promise<number | undefined> {
  const [answer] = (await once(get(server.url + path, { agent }), 'response')) as [IncomingMessage]
  await buffer(answer)
  return answer.statusCode
}

async function readPages(): Promise<void> {
  const everyMs = 1_000 / (perSecond * (1 - shareOfCalls))
  const underWay = new Set<Promise<void>>()
  for (let index = 0; !over.signal.aborted; index += 1) {
    const { path } = pages[index % pages.length] ?? { path: '/' }
    const reading = readPage(path)
      .then((status) => note(`page ${status}`))
      .catch(() => note('page failed'))
      .finally(() => underWay.delete(reading))
    underWay.add(reading)
    // By the clock, so that a machine in trouble does not get fewer.
    await pause(Math.max(0, begun + (index + 1) * everyMs - Date.now()))
  }
  await Promise.all(underWay)
}

async function sendForms(): Promise<void> {
  const count = Math.round((durationMs / 1_000) * ((perSecond * shareOfCalls) / callsOfVisit))
  visitors.send({ from: 0, to: count, overMs: durationMs } satisfies Visits)
  const [sent] = (await once(visitors, 'message')) as [Sent[]]
  for (const { name, status } of sent) note(`${name} ${status}`)
}

async function misbehave(): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    await pause(faultEveryMs - faultForMs)
    if (!over.signal.aborted) providers.fail(turn)
    await pause(faultForMs)
    providers.recover()
  }
}

const memory: Sample[] = []

async function valuesNow(): Promise<{ residentMb: number; handles: number }> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    residentMb: valueOf('process_resident_memory_bytes') / 2 ** 20,
    handles: valueOf('nodejs_active_resources_total'),
  }
}

/** Waits up to two minutes until at most `atMost` handles are open; returns their number. */
async function handlesAtRest(atMost: number): Promise<number> {
  const deadline = Date.now() + 2 * 60_000
  for (;;) {
    const { handles } = await valuesNow()
    if (handles <= atMost || Date.now() > deadline) return handles
    await wait(1_000)
  }
}

const { handles: firstHandles } = await valuesNow()

async function watch(): Promise<void> {
  while (!over.signal.aborted) {
    memory.push({ at: Date.now(), value: (await valuesNow()).residentMb })
    await pause(sampleEveryMs)
  }
}

const watching = [readPages(), misbehave(), watch()]
await sendForms()
over.abort()
await Promise.all(watching)
providers.recover()
const open = await emptyLedger(database, 10 * 60_000)
visitors.kill()
agent.destroy()
const lastHandles = await handlesAtRest(firstHandles + limits.handles)

const median = (samples: readonly Sample[]) =>
  samples.map(({ value }) => value).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
const warm = (samples: readonly Sample[]) => samples.filter(({ at }) => at - begun >= warmUpMs)
const quarterOf = (samples: readonly Sample[], quarter: number) =>
  samples.slice((samples.length * quarter) / 4, (samples.length * (quarter + 1)) / 4)
const hours = (durationMs - warmUpMs) / 3_600_000
const mbPerHour = slopePerHour(warm(memory))
const highestMb = Math.max(...memory.map(({ value }) => value))
const failed = Object.entries(statuses).filter(([name]) => !name.endsWith(' 200'))
const report = {
  minutes,
  requestsPerSecond: Math.round(
    Object.values(statuses).reduce((sum, each) => sum + each, 0) / (minutes * 60),
  ),
  statuses,
  residentMb: {
    first: Math.round(median(quarterOf(warm(memory), 0))),
    last: Math.round(median(quarterOf(warm(memory), 3))),
    highest: Math.round(highestMb),
    slopePerHour: Number(mbPerHour.toFixed(1)),
    measuredHours: Number(hours.toFixed(2)),
  },
  handlesAtRest: { before: firstHandles, after: lastHandles },
  openDeliveries: open,
}
console.log(JSON.stringify(report, null, 2))
await database.end()
const code = await server.stop()
await Promise.all([providers.stop(), postgres.stop()])
const isFlat = hours >= longEnoughHours ? mbPerHour <= limits.mbPerHour : highestMb < limits.mbWithinAnHour
const holds =
  isFlat && lastHandles - firstHandles <= limits.handles && open === 0 && failed.length === 0 && code === 0
process.exit(holds ? 0 : 1)
