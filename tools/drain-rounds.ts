/**
 * Restarts three servers one after another without a pause, like an owner's update, while visitors come in through a
 * proxy, and counts failed requests: none are allowed. `npm run measure -- drain-rounds [minutes] [haproxy|nginx|caddy]
 * [requests a second]` (10, the first installed, 50); the site must have been built. Exits with 1 on any failed or
 * lost request, and on a stop that fails or takes ten seconds.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectDatabase } from '#server/db/connect'
import { freePort } from '#test/free-port'
import { startTestPostgres } from '#test/postgres'
import { findProxy, type ProxyName, proxyNames, startProxy } from '#test/proxy'
import { type ServerProcess, startServerProcess, temporaryFolder } from '#test/server-process'

const minutes = Number(process.argv[2] ?? 10)
const given = process.argv[3] as ProxyName | undefined
const perSecond = Number(process.argv[4] ?? 50)
const name = (given ? [given] : proxyNames).find((each) => findProxy(each))
const processes = 3
/** The share of all requests; the rest are pages. */
const shareOfForms = 0.5
const idleSockets = 100
const exitLimitMs = 10_000
/** Longer than the proxies take to see that a server is back. */
const settleMs = 2_500

function notRun(why: string): never {
  console.log(`NOT RUN: the restarts behind a proxy: ${why}`)
  process.exit(0)
}

if (!name) notRun(`no ${given ?? proxyNames.join(' and no ')} on this machine`)
const postgres = (await startTestPostgres()) ?? notRun('no PostgreSQL on this machine')

const dataDir = temporaryFolder()
const start = (port: number) =>
  startServerProcess({
    dataDir,
    env: {
      PORT: String(port),
      DATABASE_URL: postgres.url,
      AUTH_SECRET: 'a secret for as long as this lasts',
      DRAIN_DELAY_MS: '3000',
    },
  })
const sites: { port: number; process: ServerProcess }[] = []
for (let count = 0; count < processes; count += 1) {
  const port = await freePort()
  sites.push({ port, process: await start(port) })
}
const proxy = await startProxy(
  name,
  sites.map(({ port }) => port),
)

const over = new AbortController()
const acknowledged: string[] = []
const failures: string[] = []
let requests = 0
const inProgress = new Set<Promise<void>>()
const agent = new Agent({ keepAlive: true })

/** Sends requests at a fixed rate, so that a slow site does not get fewer. */
async function sendRequests(): Promise<void> {
  const begun = performance.now()
  while (!over.signal.aborted) {
    requests += 1
    const visit = (Math.random() < shareOfForms ? sendForm() : readPage())
      .catch((error: unknown) => void failures.push(String(error)))
      .finally(() => inProgress.delete(visit))
    inProgress.add(visit)
    await wait(Math.max(0, begun + (requests * 1_000) / perSecond - performance.now()))
  }
  await Promise.all(inProgress)
}

async function readPage(): Promise<void> {
  const body = await ask(['/', '/case-studies', '/ai-audit'][randomInt(3)] ?? '/')
  if (!body.includes('</html>')) throw new Error('half a page')
}

/** Sends a form in two pieces with a pause between, so that every stop finds some in progress. */
async function sendForm(): Promise<void> {
  const submissionId = randomUUID()
  const email = `${submissionId}@example.com`
  const body = JSON.stringify({ name: 'Ada Example', email, company: 'Example Engines', submissionId })
  const { data } = JSON.parse(await ask('/functions/v1/subscribe-contact', body)) as {
    data: { id: string }
  }
  acknowledged.push(data.id)
}

async function ask(path: string, body?: string): Promise<string> {
  const outgoing = request(`${proxy.url}${path}`, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    }),
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
  })
  answer.catch(() => {})
  if (body !== undefined) {
    outgoing.write(body.slice(0, 20))
    await wait(randomInt(400))
  }
  outgoing.end(body?.slice(20))
  const response = await answer
  const received = await text(response)
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  return received
}

/** Opens idle connections as browsers and proxies do: half unused, half kept alive after a response. */
async function openIdle(port: number): Promise<Socket[]> {
  const sockets = Array.from({ length: idleSockets }, () => connect({ host: '127.0.0.1', port }))
  await Promise.all(
    sockets.map(async (socket, index) => {
      socket.on('error', () => {})
      await new Promise((resolve) => socket.once('connect', resolve))
      if (index % 2 === 0) return
      socket.write('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n')
      await new Promise((resolve) => socket.once('data', resolve))
    }),
  )
  return sockets
}

async function stopTimed(site: ServerProcess) {
  const before = performance.now()
  const code = await site.stop()
  return { code, exitMs: Math.round(performance.now() - before) }
}

const visitors = sendRequests()
const stops: { code: number | null; exitMs: number }[] = []
let fewestUnderWay = Infinity
const end = performance.now() + minutes * 60_000
for (let turn = 0; performance.now() < end; turn += 1) {
  await wait(settleMs)
  const site = sites[turn % processes] as (typeof sites)[number]
  const idle = await openIdle(site.port)
  fewestUnderWay = Math.min(fewestUnderWay, inProgress.size)
  stops.push(await stopTimed(site.process))
  for (const socket of idle) socket.destroy()
  site.process = await start(site.port)
}
over.abort()
await visitors
agent.destroy()
await proxy.stop()
const restarts = stops.length
for (const site of sites) stops.push(await stopTimed(site.process))

const { db, close } = await connectDatabase({ databaseUrl: postgres.url, dataDir })
const { rows } = await db.execute<{ id: string }>(sql`select id from contact_leads`)
await close()
await postgres.stop()

const stored = new Set(rows.map(({ id }) => id))
const report = {
  proxy: name,
  minutes,
  processes,
  restarts,
  requests,
  fewestUnderWay,
  failed: failures.length,
  acknowledged: acknowledged.length,
  lost: acknowledged.filter((id) => !stored.has(id)).length,
  longestExitMs: Math.max(...stops.map(({ exitMs }) => exitMs)),
  exitCodes: [...new Set(stops.map(({ code }) => code))],
}
console.log(JSON.stringify(report))
for (const failure of new Set(failures)) console.log(failure)
const isWell = stops.every(({ code, exitMs }) => code === 0 && exitMs < exitLimitMs)
process.exit(isWell && failures.length === 0 && report.lost === 0 && acknowledged.length > 0 ? 0 : 1)
