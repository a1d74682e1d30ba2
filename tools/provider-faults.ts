/**
 * Three processes on one PostgreSQL accept leads while the mail server, the spreadsheet, Zoom, the webhook and the
 * model fail in turns: down, slow, wrong or endless. `npm run measure -- provider-faults [minutes] [leads]` (10 and
 * 2,000); the site must have been built. Afterwards all providers recover, the deliveries are replayed, and each lead
 * must be in each provider once. Exits with 1 when one is missing or duplicated, when memory stays more than 100 MB
 * above its baseline, or when forms were slower than 1.2 times their healthy 95th percentile.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { emptyLedger } from './empty-ledger.ts'
import { startTestPostgres } from '#test/postgres'
import type { Sent, Visits } from './provider-faults-visitors.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process'
import { startProviders } from '#test/stand-ins/providers'

const minutes = Number(process.argv[2] ?? 10)
const leads = Number(process.argv[3] ?? 2_000)
const healthyLeads = Math.min(300, leads)
const turnMs = 20_000
const drainLimitMs = 10 * 60_000

const postgres = await startTestPostgres()
if (!postgres) throw new Error('This machine has no PostgreSQL.')
const providers = await startProviders()
const { smtp, sheets, zoom, webhook } = providers
const env = {
  ...providers.env,
  DATABASE_URL: postgres.url,
  AUTH_SECRET: 'a secret for as long as this lasts',
  LOG_LEVEL: 'info',
}
const servers: ServerProcess[] = []
for (const _process of [1, 2, 3]) servers.push(await startServerProcess({ env }))
const database = new pg.Pool({ connectionString: postgres.url, max: 2 })

const visitors = fork(
  new URL('provider-faults-visitors.ts', import.meta.url),
  servers.map(({ url }) => url),
)
const sent: Sent[] = []

async function visits(from: number, to: number, overMs: number): Promise<void> {
  visitors.send({ from, to, overMs } satisfies Visits)
  const [answered] = (await once(visitors, 'message')) as [Sent[]]
  sent.push(...answered)
}

const residentMb = () =>
  servers.map(({ pid }) => {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kB) / 1024)
  })
const isForm = ({ name }: Sent) => name.startsWith('send-')
function percentile(of: readonly Sent[], share: number): number {
  const times = of.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
}

// At the same rate as later, so that both are comparable; twice, so that the measured run is warmed up.
const healthyMs = (healthyLeads / leads) * minutes * 60_000
await visits(0, healthyLeads, healthyMs)
const warm = sent.length
await visits(healthyLeads, 2 * healthyLeads, healthyMs)
await wait(5_000)
const healthy = sent.slice(warm).filter(isForm)
const rest = residentMb()
const highest = [...rest]

const over = new AbortController()
const turns: { modes: string; at: number }[] = []
async function misbehave(): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    turns.push({ modes: providers.fail(turn), at: Date.now() })
    await wait(turnMs, undefined, { signal: over.signal }).catch(() => {})
  }
}
async function watchMemory(): Promise<void> {
  while (!over.signal.aborted) {
    residentMb().forEach((mb, at) => (highest[at] = Math.max(highest[at] ?? 0, mb)))
    await wait(500, undefined, { signal: over.signal }).catch(() => {})
  }
}
const faulty = sent.length
const watching = [misbehave(), watchMemory()]
await visits(2 * healthyLeads, 2 * healthyLeads + leads, minutes * 60_000)
over.abort()
await Promise.all(watching)
const during = sent.slice(faulty).filter(isForm)

providers.recover()
const open = await emptyLedger(database, drainLimitMs)
await wait(5_000)
const after = residentMb()

const leadsSent = new Set(sent.filter(isForm).map(({ email }) => email))
const registered = sent.filter(({ name, status }) => name === 'register-workshop' && status === 200)
const rowIds = sheets.rows.map(([id]) => String(id))
const mailIds = new Map<string, Set<string>>()
for (const { to, messageId } of (await smtp.parsedMails()).map((mail) => ({
  to: mail.to?.[0]?.address ?? '',
  messageId: mail.messageId ?? '',
})))
  mailIds.set(to, (mailIds.get(to) ?? new Set()).add(messageId))
const expectedMails = (email: string) => 1 + registered.filter((each) => each.email === email).length
const { rows: states } = await database.query(
  'select kind, state, count(*)::int as count from deliveries group by kind, state order by kind, state',
)
const report = {
  minutes,
  leads: leadsSent.size,
  statuses: Object.fromEntries(
    Map.groupBy(sent, ({ name, status }) => `${name} ${status}`)
      .entries()
      .map(([key, all]) => [key, all.length]),
  ),
  rows: rowIds.length,
  rowsTwice: rowIds.length - new Set(rowIds).size,
  registrants: zoom.registrants.length,
  registered: registered.length,
  /** The number of distinct webhooks; there should be one for each lead and registration. */
  webhooks: new Set(webhook.received.map(({ id }) => id)).size,
  leadsWithWrongMails: Array.from(leadsSent).filter(
    (email) => mailIds.get(email)?.size !== expectedMails(email),
  ).length,
  copiesOfOneMail: smtp.mails.length - Array.from(mailIds.values()).reduce((sum, ids) => sum + ids.size, 0),
  open,
  formsMs: {
    healthy: { p50: percentile(healthy, 0.5), p95: percentile(healthy, 0.95) },
    faulty: { p50: percentile(during, 0.5), p95: percentile(during, 0.95) },
  },
  faultyTurnsP95Ms: turns.map(({ modes, at }) => ({
    modes,
    p95: percentile(
      during.filter((each) => each.at >= at && each.at < at + turnMs),
      0.95,
    ),
  })),
  residentMb: { rest, highest, after },
}
console.log(JSON.stringify(report, null, 2))
console.log(JSON.stringify(states))
await database.end()
visitors.kill()
const codes = await Promise.all(servers.map((server) => server.stop()))
await Promise.all([providers.stop(), postgres.stop()])
const holds =
  sent.every(({ status }) => status === 200) &&
  report.rowsTwice === 0 &&
  report.rows === report.leads &&
  report.registrants === report.registered &&
  report.webhooks === report.leads + report.registered &&
  report.leadsWithWrongMails === 0 &&
  open === 0 &&
  codes.every((code) => code === 0) &&
  after.every((mb, at) => mb - (rest[at] ?? 0) <= 100) &&
  report.formsMs.faulty.p95 <= 1.2 * report.formsMs.healthy.p95
process.exit(holds ? 0 : 1)
