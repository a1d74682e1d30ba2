/**
 * Measures what 1,200 slow clients cost others: a third of them send headers byte by byte, a third bodies, a third
 * request much and read nothing; a client that is cut returns. `npm run measure -- slow-clients`, about two minutes;
 * the site must have been built. Exits with 1 when ordinary requests take over three times as long, memory grows by
 * more than 200 MB, or a slow client stays connected beyond its limit.
 */
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { timeouts } from '#server/http/http-server'
import { type RawClient, rawClient } from '#test/raw-client'
import { startServerProcess } from '#test/server-process'

const ofEachKind = 400
const healthyMs = 20_000
/** Longer than the limit for a client that reads nothing, with a margin for a busy machine. */
const siegeMs = 1.5 * timeouts.unreadMs
const late = 1.5
/** More than the system's own buffers take, some 4 MB. */
const unreadBytes = 8_000_000

const site = await startServerProcess()
const over = new AbortController()

const memoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024

/** Returns the sorted times, in milliseconds, of pages and forms that four visitors request. */
async function ordinaryRequests(durationMs: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + durationMs
  const visit = async () => {
    while (performance.now() < until) {
      for (const take of [readPage, sendForm]) {
        const began = performance.now()
        await take()
        times.push(performance.now() - began)
      }
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: 4 }, visit))
  return times.toSorted((a, b) => a - b)
}

async function readPage(): Promise<void> {
  const answer = await fetch(`${site.url}/ai-audit`)
  if (!(await answer.text()).includes('</html>')) throw new Error('half a page')
}

async function sendForm(): Promise<void> {
  const submissionId = randomUUID()
  const answer = await fetch(`${site.url}/functions/v1/subscribe-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Example',
      email: `${submissionId}@example.com`,
      company: 'Example Engines',
      submissionId,
    }),
  })
  if (answer.status !== 200) throw new Error(`a form was answered ${answer.status}`)
}

/** Sends a piece every second until it is cut, and reconnects; returns the longest time before a cut. */
async function trickle(beginning: string, piece: string): Promise<number> {
  let longestMs = 0
  while (!over.signal.aborted) {
    const client = rawClient(site.url, beginning)
    let began = performance.now()
    client.socket.once('connect', () => (began = performance.now()))
    const timer = setInterval(() => client.socket.write(piece), 1_000)
    const end = () => client.socket.destroy()
    over.signal.addEventListener('abort', end)
    await client.closed
    over.signal.removeEventListener('abort', end)
    clearInterval(timer)
    longestMs = Math.max(longestMs, performance.now() - began)
  }
  return longestMs
}

const slowHeader = () => trickle('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'x')
const slowBody = () =>
  trickle(
    'POST /functions/v1/subscribe-contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    'x'.repeat(1_000),
  )

/** The largest file of the build, so that much to read takes few requests. */
const built = join(import.meta.dirname, '../build/client')
const [largest] = globSync('assets/*.js', { cwd: built })
  .map((name) => ({ name, bytes: statSync(join(built, name)).size }))
  .toSorted((a, b) => b.bytes - a.bytes)
if (!largest) throw new Error('The site has not been built.')
const asked = `GET /${largest.name} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(
  Math.ceil(unreadBytes / largest.bytes),
)

function readsNothing(): RawClient {
  const client = rawClient(site.url, asked)
  client.socket.pause()
  return client
}

const p95 = (times: number[]) => Math.round((times[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10

await ordinaryRequests(healthyMs / 4)
const healthy = await ordinaryRequests(healthyMs)
const restMb = memoryMb()

const headers = Array.from({ length: ofEachKind }, slowHeader)
const bodies = Array.from({ length: ofEachKind }, slowBody)
const readers = Array.from({ length: ofEachKind }, readsNothing)
let peakMb = restMb
const watch = setInterval(() => (peakMb = Math.max(peakMb, memoryMb())), 500)
const besieged = await ordinaryRequests(siegeMs)
clearInterval(watch)
over.abort()
const longestHeaderMs = Math.max(...(await Promise.all(headers)))
const longestBodyMs = Math.max(...(await Promise.all(bodies)))
// A connection that was not cut would now receive the rest, and then stay open.
for (const { socket } of readers) socket.resume()
await Promise.race([Promise.all(readers.map(({ closed }) => closed)), wait(20_000)])
const unreadCut = readers.filter(({ socket }) => socket.closed).length
const exitCode = await site.stop()

const factor = p95(besieged) / p95(healthy)
console.log(
  JSON.stringify({
    slowClients: 3 * ofEachKind,
    healthyP95Ms: p95(healthy),
    besiegedP95Ms: p95(besieged),
    factor: Math.round(factor * 100) / 100,
    restMb: Math.round(restMb),
    peakMb: Math.round(peakMb),
    longestHeaderMs: Math.round(longestHeaderMs),
    longestBodyMs: Math.round(longestBodyMs),
    unreadCut,
    errorsLogged: site.logLines.filter(({ level }) => Number(level) >= 50).length,
    exitCode,
  }),
)
const holds =
  factor <= 3 &&
  peakMb - restMb <= 200 &&
  longestHeaderMs <= late * timeouts.headersMs &&
  longestBodyMs <= late * timeouts.bodyMs &&
  unreadCut === ofEachKind &&
  exitCode === 0
process.exit(holds ? 0 : 1)
