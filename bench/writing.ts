import { execFileSync } from 'node:child_process'
import { on, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { findProgram } from './find-program.ts'
import { cpuMicroseconds } from './process-cpu.ts'

const connections = 50
const seconds = 5
const rounds = 3

const visitor = `\\set n random(1, 1000000000000)\n`

/** A row as `subscribe-contact` stores it for the body below. */
const lead = `insert into contact_leads (id, name, email, company, created_at)
values (gen_random_uuid(), 'Ada Example', 'visitor-' || :n || '@example.com', 'Example Engines', now());`

/** All rows that it stores: contact, timeline and two deliveries. */
const everyRow = `begin;
${lead}
with contact as (
  insert into contacts (id, email, name, company, created_at, last_activity_at)
  values (gen_random_uuid(), 'visitor-' || :n || '@example.org', 'Ada Example', 'Example Engines', now(), now())
  on conflict (email) do update set last_activity_at = excluded.last_activity_at
  returning id
)
insert into activities (id, contact_id, kind, subject_id, content, created_at)
select gen_random_uuid(), id, 'contact', gen_random_uuid(),
  '[["Name", "Ada Example"], ["Email", "visitor@example.com"], ["Company", "Example Engines"]]', now()
from contact;
insert into deliveries (id, kind, dedupe_key, payload, recipient, state, next_attempt_at, created_at) values
  (gen_random_uuid(), 'contact-mail', 'contact-mail-' || gen_random_uuid(), '{"leadId": "…"}',
    'visitor-' || :n || '@example.org', 'failed', now(), now()),
  (gen_random_uuid(), 'owner-notice', 'owner-notice-' || gen_random_uuid(), '{"subjectId": "…"}',
    null, 'failed', now(), now());
commit;`

/**
 * What storing a lead costs: `subscribe-contact` calls a second, with everything a call writes and the deliveries going
 * out meanwhile, against pgbench writing into the same tables of the same PostgreSQL: the bare lead, and all rows of a
 * call. Commits wait for the disk on both sides. Prints the table; the ratios are what counts.
 */
export async function benchWriting(): Promise<void> {
  const program = findProgram('pgbench', 'postgresql-contrib')
  const postgres = await startTestPostgres({ durable: true })
  if (!program || !postgres)
    return console.log('NOT RUN: writing (no PostgreSQL with pgbench on this machine)')
  const env = { DATABASE_URL: postgres.url, AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'info' }
  // Makes the tables, and is gone while the references run: its deliveries would slow them down.
  await (await startServerProcess({ env })).stop()
  const folder = temporaryFolder()
  const perSecond = (name: string, script: string) => {
    const file = join(folder, name)
    writeFileSync(file, visitor + script)
    return transactionsPerSecond(program, postgres.url, file)
  }

  console.log(
    `Leads a second, ${connections} connections, ${rounds} rounds of ${seconds} s (load of the machine moves all):`,
  )
  const results: { toBare: number; toEvery: number; spread: number }[] = []
  let acknowledged = 0
  const stored = () => storedLeads(postgres.url)
  for (let round = 0; round < rounds; round++) {
    const [bare, every] = [perSecond('lead.sql', lead), perSecond('every-row.sql', everyRow)]
    const site = await startServerProcess({ env })
    await load(site.url, 1)
    const before = await stored()
    const cpuBefore = cpuMicroseconds(site.pid)
    const latenciesMs = await load(site.url, seconds)
    const cpuMs = (cpuMicroseconds(site.pid) - cpuBefore) / 1000 / latenciesMs.length
    acknowledged += latenciesMs.length
    const rows = (await stored()) - before
    await site.stop()
    if (rows !== latenciesMs.length) throw new Error(`${latenciesMs.length} acknowledged, ${rows} stored`)
    const calls = latenciesMs.length / seconds
    const [p50, p99] = [0.5, 0.99].map((part) => quantile(latenciesMs, part)) as [number, number]
    results.push({ toBare: calls / bare, toEvery: calls / every, spread: p99 / p50 })
    console.log(
      `  pgbench: lead ${bare.toFixed(0)}, all rows ${every.toFixed(0)}   site ${calls.toFixed(0)}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   site's CPU ${cpuMs.toFixed(2)} ms a lead`,
    )
  }
  const middle = (name: 'toBare' | 'toEvery' | 'spread') =>
    quantile(
      results.map((result) => result[name]),
      0.5,
    )
  console.log(
    `  middle ratio ${middle('toBare').toFixed(2)} to the bare lead (aim: 0.5), ${middle('toEvery').toFixed(2)} to all rows   p99 ${middle('spread').toFixed(1)} × p50 (aim: under 10)   ${acknowledged} acknowledged, all stored`,
  )
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
function transactionsPerSecond(program: string, url: string, script: string): number {
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const said = execFileSync(program, [...args, '-f', script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  return Number(/^tps = ([\d.]+)/m.exec(said.toString())?.[1])
}

let visitors = 0

/** Sends leads of different people over kept connections for a while. Returns how long each took, in ms. */
async function load(url: string, forSeconds: number): Promise<number[]> {
  const until = performance.now() + forSeconds * 1000
  const latenciesMs: number[] = []
  await Promise.all(Array.from({ length: connections }, () => oneConnection(url, until, latenciesMs)))
  return latenciesMs
}

/** Over the bare socket, because node's own client costs this machine as much as the server it asks. */
async function oneConnection(url: string, until: number, latenciesMs: number[]): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
  await once(socket, 'connect')
  const chunks = on(socket, 'data', { close: ['end'] })
  while (performance.now() < until) {
    const started = performance.now()
    socket.write(subscription(hostname))
    let answer = ''
    while (!isWhole(answer)) {
      const { value, done } = await chunks.next()
      if (done) throw new Error(`the connection ended after: ${answer}`)
      answer += value[0]
    }
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer)
    latenciesMs.push(performance.now() - started)
  }
  socket.destroy()
}

function subscription(host: string): string {
  const body = `{"name":"Ada Example","email":"visitor-${(visitors += 1)}@example.com","company":"Example Engines"}`
  return `POST /functions/v1/subscribe-contact HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n')
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? []
  return headEnd > 0 && length !== undefined && answer.length >= headEnd + 4 + Number(length)
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
