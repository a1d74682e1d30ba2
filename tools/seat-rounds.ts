/**
 * Lets 200 people register at once for the 25 seats of the free workshop, then request one time for a call, on three
 * processes that have just started; once more on the embedded database, which has one. `npm run measure -- seat-rounds
 * [rounds]`, default 5; the site must have been built. Exits with 1 unless every round gave each seat once and
 * everybody else the waiting list, the time once and everybody else the nearest times, and nobody an error.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { workshopFacts } from '#content/facts/facts'
import { callLimits } from '#domain/call-rules'
import { formStamps } from '#server/calls/junk/form-stamp'
import { connectDatabase } from '#server/db/connect'
import { timesOfLaterDays } from '#test/example-calls'
import { startTestPostgres } from '#test/postgres'
import { type ServerProcess, startServerProcess, temporaryFolder } from '#test/server-process'

const rounds = Number(process.argv[2] ?? 5)
const people = 200
const processes = 3
const { attendees } = workshopFacts.free
const secret = 'a secret for as long as the rounds last'
const wantedTime = timesOfLaterDays()[3]?.toISOString() ?? ''

const postgres = await startTestPostgres()

/** A new database with nothing in it, so that every round begins with every seat free. */
async function newDatabase(name: string): Promise<string> {
  const url = new URL(postgres?.url ?? '')
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

const start = (databaseUrl: string | undefined, dataDir: string) =>
  startServerProcess({
    dataDir,
    env: {
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      AUTH_SECRET: secret,
      RATE_LIMITS: 'on',
      // Each person has another address, so that no network limit applies.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })

interface Answer {
  status: number
  data: { place?: string; state?: string; nearest?: string[] }
  ms: number
}

/** Asks as a person who has had the page open since before the processes started. */
async function ask(server: ServerProcess, index: number, { name, body }: RequestedCall): Promise<Answer> {
  const person = `person${index}`
  const from = performance.now()
  const took = () => Math.round(performance.now() - from)
  try {
    const answer = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`,
      },
      body: JSON.stringify({
        ...body,
        name: `Person Number ${index}`,
        email: `${person}@${person}.example.com`,
        stamp: formStamps(secret).issue(Date.now() - 20_000),
      }),
    })
    const { data = {} } = (await answer.json()) as Partial<Answer>
    return { status: answer.status, data, ms: took() }
  } catch {
    return { status: 0, data: {}, ms: took() }
  }
}

interface RequestedCall {
  name: string
  body: object
}

/** Sends everybody's request at once, spread over the processes. */
async function askAll(servers: readonly ServerProcess[], wish: RequestedCall) {
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      ask(servers[index % servers.length] as ServerProcess, index, wish),
    ),
  )
  const count = (matches: (answer: Answer) => boolean) => answers.filter(matches).length
  return {
    count,
    failed: count(({ status }) => status === 0 || status >= 500),
    refused: count(({ status }) => status >= 400 && status < 500),
    longestMs: Math.max(...answers.map(({ ms }) => ms)),
  }
}

const isReady = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).status === 200

async function playRound(round: number | 'embedded'): Promise<boolean> {
  const databaseUrl = round === 'embedded' ? undefined : await newDatabase(`seats_${round}`)
  const dataDir = temporaryFolder()
  const servers = await Promise.all(
    Array.from({ length: databaseUrl ? processes : 1 }, () => start(databaseUrl, dataDir)),
  )
  for (const server of servers) while (!(await isReady(server))) await wait(20)
  const seats = await askAll(servers, {
    name: 'register-free-workshop',
    body: { company: 'Example Works' },
  })
  const calls = await askAll(servers, {
    name: 'book-call',
    body: { type: 'intro', startsAt: wantedTime, zone: 'UTC', way: 'video' },
  })
  await Promise.all(servers.map((server) => server.stop()))
  const { db, close } = await connectDatabase({ databaseUrl, dataDir })
  const { rows } = await db.execute<{ seats: number; waiting: number; calls: number }>(
    sql`select count(distinct seat)::int as seats, (count(*) filter (where seat is null))::int as waiting,
      (select count(*)::int from calls) as calls from workshop_leads`,
  )
  await close()
  const told = {
    seats: seats.count(({ data }) => data.place === 'seat'),
    waiting: seats.count(({ data }) => data.place === 'waiting_list'),
    requested: calls.count(({ data }) => data.state === 'requested'),
    offeredOthers: calls.count(
      ({ data: { state, nearest = [] } }) =>
        state === 'taken' && nearest.length === callLimits.timesOffered && !nearest.includes(wantedTime),
    ),
    failed: seats.failed + calls.failed,
    refused: seats.refused + calls.refused,
  }
  const [stored] = rows
  console.log(
    JSON.stringify({ round, told, stored, longestMs: { seats: seats.longestMs, calls: calls.longestMs } }),
  )
  return (
    told.seats === attendees &&
    told.waiting === people - attendees &&
    told.requested === 1 &&
    told.offeredOthers === people - 1 &&
    stored?.seats === attendees &&
    stored.waiting === people - attendees &&
    stored.calls === 1
  )
}

let holds = true
if (postgres) for (let round = 1; round <= rounds; round += 1) holds = (await playRound(round)) && holds
else console.log('NOT RUN: the rounds on three processes: no PostgreSQL on this machine')
holds = (await playRound('embedded')) && holds
await postgres?.stop()
process.exit(holds ? 0 : 1)
