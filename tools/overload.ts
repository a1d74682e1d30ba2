/**
 * More load than the machine can serve, then normal load: a crowd sends several times as many requests of all kinds as
 * one process can answer, and its clients leave after five to ten seconds. `npm run measure -- overload [minutes]
 * [postgres] [starved]` (10, on the embedded database); the site must have been built. `starved` gives the site less
 * CPU than the crowd. Prints the latency of cached pages under load, and the recovery time until every kind of request
 * is served as usual. Exits with 1 when that takes over ten seconds, when a cached page was not served, when a lead
 * that was acknowledged is not stored, or when the site does not stop well.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Crowd, CrowdReport } from './overload/crowd.ts'
import { acceptQueue, memoryMb } from './overload/process-state.ts'
import { type Kind, kinds, newRequest } from './overload/requests.ts'
import { type Answered, send } from './overload/send.ts'
import { startSite } from './overload/start-site.ts'

const args = process.argv.slice(2)
const minutes = Number(args.find((arg) => Number(arg) > 0) ?? 10)
const perSecond = Number(process.env['CROWD'] ?? 600)
const recoveryLimitMs = 10_000
/** The timeout of measured requests, longer than the crowd's, so that late responses are seen as late. */
const deadlineMs = 30_000
const healthyRounds = 10

const site = await startSite({ onPostgres: args.includes('postgres'), isStarved: args.includes('starved') })
const crowd = fork(new URL('overload/crowd.ts', import.meta.url))

const isGood = ({ status }: Answered) => status === 200
let acknowledgedLeads = 0
async function ask(kind: Kind): Promise<Answered> {
  const answered = await send(site.url, newRequest(kind, site), deadlineMs)
  if (kind === 'form' && isGood(answered)) acknowledgedLeads += 1
  return answered
}
const sorted = (answers: readonly Answered[]) => answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
const at = (ms: readonly number[], part: number) =>
  Math.round(ms[Math.min(ms.length - 1, Math.floor(ms.length * part))] ?? 0)

/** How long each kind takes at most on a site without other requests. */
const usualMs = new Map<Kind, number>()
for (let round = 0; round < healthyRounds; round += 1)
  for (const kind of kinds) {
    const answered = await ask(kind)
    if (!isGood(answered)) throw new Error(`a quiet site answered ${kind} with ${answered.status}`)
    // The first round warms up.
    if (round > 0) usualMs.set(kind, Math.max(usualMs.get(kind) ?? 0, answered.ms))
  }
const restMb = memoryMb(site.pid)

const pages: Answered[] = []
const queued: number[] = []
let peakMb = restMb
const over = new AbortController()
const underWay = new Set<Promise<unknown>>()
async function watch(): Promise<void> {
  while (!over.signal.aborted) {
    const page = ask('page').then((answered) => pages.push(answered))
    underWay.add(page)
    void page.finally(() => underWay.delete(page))
    peakMb = Math.max(peakMb, memoryMb(site.pid))
    queued.push(acceptQueue(site.url))
    await wait(250)
  }
}
const watching = watch()
crowd.send({ site, perSecond, overMs: minutes * 60_000 } satisfies Crowd)
const reported = once(crowd, 'message') as Promise<[CrowdReport]>
await wait(minutes * 60_000)
over.abort()
const endedAt = performance.now()

/** Returns how long after the end of the crowd a request of this kind was last late or failed. */
async function recoveryOf(kind: Kind): Promise<number> {
  const limitMs = 2 * (usualMs.get(kind) ?? 0) + 1_000
  let lateAt = endedAt
  const asked: Promise<void>[] = []
  // Ends once none was late for as long as the recovery may take.
  while (performance.now() < Math.min(lateAt + recoveryLimitMs, endedAt + 3 * recoveryLimitMs)) {
    const askedAt = performance.now()
    asked.push(
      ask(kind).then((answered) => {
        if (!isGood(answered) || answered.ms > limitMs) lateAt = Math.max(lateAt, askedAt)
      }),
    )
    await wait(500)
  }
  await Promise.all(asked)
  return lateAt - endedAt
}
const recovery = await Promise.all(kinds.map(async (kind) => [kind, await recoveryOf(kind)] as const))
await watching
await Promise.all(underWay)
const [report] = await reported
crowd.kill()
acknowledgedLeads += report.form?.['200'] ?? 0
const { exitCode, storedLeads } = await site.stop()

const pageMs = sorted(pages)
const longestMs = Math.max(...recovery.map(([, ms]) => ms))
const unanswered = pages.filter((answered) => !isGood(answered)).length
console.table(
  kinds.map((kind) => ({
    kind,
    usualMs: Math.round(usualMs.get(kind) ?? 0),
    'recovered after s': Math.round((new Map(recovery).get(kind) ?? 0) / 100) / 10,
    crowd: Object.entries(report[kind] ?? {})
      .map(([status, count]) => `${status === '0' ? 'gave up' : status} × ${count}`)
      .join(', '),
  })),
)
console.log(
  JSON.stringify({
    perSecond,
    minutes,
    pages: {
      asked: pages.length,
      unanswered,
      p50: at(pageMs, 0.5),
      p95: at(pageMs, 0.95),
      max: at(pageMs, 1),
    },
    acceptQueue: {
      p50: at(
        queued.toSorted((a, b) => a - b),
        0.5,
      ),
      max: Math.max(...queued),
    },
    restMb: Math.round(restMb),
    peakMb: Math.round(peakMb),
    recoveredAfterMs: Math.round(longestMs),
    acknowledgedLeads,
    storedLeads,
    errorsLogged: site.errorsLogged(),
    exitCode,
  }),
)
const hasPassed =
  longestMs <= recoveryLimitMs && unanswered === 0 && acknowledgedLeads <= storedLeads && exitCode === 0
process.exit(hasPassed ? 0 : 1)
