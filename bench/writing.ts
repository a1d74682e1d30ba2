import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { findProgram } from './find-program.ts'
import { cpuMicroseconds } from './process-cpu.ts'

const connections = 50
const seconds = 5
const rounds = 3

/** A row as `subscribe-contact` stores it for the body below. */
const insert = `\\set n random(1, 1000000000)
insert into contact_leads (id, name, email, company, created_at)
values (gen_random_uuid(), 'Ada Example', 'visitor-' || :n || '@example.com', 'Example Engines', now());
`

/**
 * What storing a lead costs: `subscribe-contact` calls a second, with everything a call writes (lead, contact,
 * timeline, deliveries, jobs) and the deliveries going out meanwhile, against pgbench inserting the bare lead into the
 * same table of the same PostgreSQL, in turns. Prints the table; the ratio is what counts.
 */
export async function benchWriting(): Promise<void> {
  const program = findProgram('pgbench', 'postgresql-contrib')
  const postgres = await startTestPostgres()
  if (!program || !postgres)
    return console.log('NOT RUN: writing (no PostgreSQL with pgbench on this machine)')
  const site = await startServerProcess({
    env: { DATABASE_URL: postgres.url, AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'info' },
  })
  const script = join(temporaryFolder(), 'insert.sql')
  writeFileSync(script, insert)

  await load(site.url, 1)
  const results = []
  let acknowledged = 0
  const stored = () => storedLeads(postgres.url)
  console.log(
    `Leads a second, ${connections} connections, ${rounds} rounds of ${seconds} s (load of the machine moves all):`,
  )
  for (let round = 0; round < rounds; round++) {
    const bare = insertsPerSecond(program, postgres.url, script)
    const before = await stored()
    const cpuBefore = cpuMicroseconds(site.pid)
    const latenciesMs = await load(site.url, seconds)
    const cpuMs = (cpuMicroseconds(site.pid) - cpuBefore) / 1000 / latenciesMs.length
    acknowledged += latenciesMs.length
    const rows = (await stored()) - before
    if (rows !== latenciesMs.length) throw new Error(`${latenciesMs.length} acknowledged, ${rows} stored`)
    const calls = latenciesMs.length / seconds
    const [p50, p99] = [0.5, 0.99].map((part) => quantile(latenciesMs, part)) as [number, number]
    results.push({ ratio: calls / bare, spread: p99 / p50 })
    console.log(
      `  pgbench ${bare.toFixed(0)}   site ${calls.toFixed(0)}   ratio ${(calls / bare).toFixed(2)}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   site's CPU ${cpuMs.toFixed(2)} ms a lead`,
    )
  }
  const best = Math.max(...results.map((result) => result.ratio))
  const spread = Math.min(...results.map((result) => result.spread))
  console.log(
    `  best ratio ${best.toFixed(2)} (aim: 0.5)   p99 ${spread.toFixed(1)} × p50 (aim: under 10)   ${acknowledged} acknowledged, all stored`,
  )
  await site.stop()
  await postgres.stop()
}

async function storedLeads(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ count: string }>('select count(*) from contact_leads')
  await client.end()
  return Number(rows[0]?.count)
}

/** What pgbench itself says, without the time it took to connect. */
function insertsPerSecond(program: string, url: string, script: string): number {
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const said = execFileSync(program, [...args, '-f', script, url], { stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(/^tps = ([\d.]+)/m.exec(said.toString())?.[1])
}

let visitors = 0

/** Sends leads of different people over kept connections for a while. Returns how long each took, in ms. */
async function load(url: string, forSeconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + forSeconds * 1000
  const latenciesMs: number[] = []
  const client = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      await subscribe(url, agent)
      latenciesMs.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return latenciesMs
}

function subscribe(url: string, agent: Agent): Promise<void> {
  const body = JSON.stringify({
    name: 'Ada Example',
    email: `visitor-${(visitors += 1)}@example.com`,
    company: 'Example Engines',
  })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    request(`${url}/functions/v1/subscribe-contact`, { agent, method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
      .once('error', reject)
      .end(body)
  })
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
