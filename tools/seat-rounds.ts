/**
 * Lets 200 people register at once for the 25 seats of the free workshop, on three processes that have just started.
 * `npm run measure -- seat-rounds [rounds]`, default 5; the site must have been built. Exits with 1 unless every round gave
 * each seat once, everybody else the waiting list, and nobody an error.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { workshopFacts } from '#content/facts/facts'
import { formStamps } from '#server/calls/junk/form-stamp'
import { startTestPostgres } from '#test/postgres'
import { type ServerProcess, startServerProcess } from '#test/server-process'

const rounds = Number(process.argv[2] ?? 5)
const people = 200
const processes = 3
const { attendees } = workshopFacts.free
const secret = 'a secret for as long as the rounds last'

const postgres = await startTestPostgres()
if (!postgres) {
  console.log('NOT RUN: the rounds for seats: no PostgreSQL on this machine')
  process.exit(0)
}

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

const start = (databaseUrl: string) =>
  startServerProcess({
    env: {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: secret,
      RATE_LIMITS: 'on',
      // Everybody comes from a network of their own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })

interface Answer {
  status: number
  place?: string
  ms: number
}

async function register(server: ServerProcess, index: number): Promise<Answer> {
  const person = `person${index}`
  const from = performance.now()
  const took = () => Math.round(performance.now() - from)
  try {
    const answer = await fetch(`${server.url}/functions/v1/register-free-workshop`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`,
      },
      body: JSON.stringify({
        name: `Person Number ${index}`,
        email: `${person}@${person}.example.com`,
        company: `Works of ${person}`,
        // Each had the page open before the processes started.
        stamp: formStamps(secret).issue(Date.now() - 20_000),
      }),
    })
    const { data } = (await answer.json()) as { data?: { place: string } }
    return { status: answer.status, ...(data && { place: data.place }), ms: took() }
  } catch {
    return { status: 0, ms: took() }
  }
}

const isReady = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).status === 200

async function playRound(round: number): Promise<boolean> {
  const databaseUrl = await newDatabase(`seats_${round}`)
  const servers = await Promise.all(Array.from({ length: processes }, () => start(databaseUrl)))
  for (const server of servers) while (!(await isReady(server))) await wait(20)
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      register(servers[index % processes] as ServerProcess, index),
    ),
  )
  await Promise.all(servers.map((server) => server.stop()))
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ seats: number; waiting: number }>(
    'select count(distinct seat)::int as seats, (count(*) filter (where seat is null))::int as waiting from workshop_leads',
  )
  await client.end()
  const count = (matches: (answer: Answer) => boolean) => answers.filter(matches).length
  const told = {
    seats: count(({ place }) => place === 'seat'),
    waiting: count(({ place }) => place === 'waiting_list'),
    failed: count(({ status }) => status === 0 || status >= 500),
    refused: count(({ status }) => status >= 400 && status < 500),
  }
  const longestMs = Math.max(...answers.map(({ ms }) => ms))
  console.log(JSON.stringify({ round, told, stored: rows[0], longestMs }))
  return (
    told.seats === attendees &&
    told.waiting === people - attendees &&
    rows[0]?.seats === attendees &&
    rows[0].waiting === people - attendees
  )
}

let holds = true
for (let round = 1; round <= rounds; round += 1) holds = (await playRound(round)) && holds
await postgres.stop()
process.exit(holds ? 0 : 1)
