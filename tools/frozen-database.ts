/**
 * What visitors get while PostgreSQL is frozen, then stopped, under 20 requests a second against the real server. `npm
 * run measure -- frozen-database [seconds]`, default 30; the site must have been built. Prints a table, and exits with
 * 1 when somebody waited too long, a page was missing, or an acknowledged submission is lost or duplicated.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { formStamps } from '#server/calls/junk/form-stamp'
import { connectDatabase } from '#server/db/connect'
import { exampleAnswers } from '#test/examples'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess } from '#test/server-process'
import { startModelStandIn } from '#server/services/model/stand-in'

const awaySeconds = Number(process.argv[2] ?? 30)
const everyMs = 50

type Kind = 'form' | 'chat' | 'page' | 'readyz' | 'healthz?deep'
type Phase = 'healthy' | 'frozen' | 'after it' | 'stopped' | 'after that'
interface Call {
  kind: Kind
  phase: Phase
  startedMs: number
  ms: number
  /** 0 without an answer. */
  status: number
  mayRetry: boolean
}
interface Lead {
  id: string
  name: 'subscribe-contact' | 'send-to-sheets'
  /** Without a stamp, so many submissions would be quarantined. */
  stamp: string
  isAcknowledged: boolean
}

const secret = 'a secret for as long as this measurement lasts'
const stamps = formStamps(secret)
/** How long a visitor takes for the form. */
const openForMs = 60_000

const postgres = await startTestPostgres()
if (!postgres) throw new Error('This machine has no PostgreSQL.')
const model = await startModelStandIn()
model.behave('ok', { say: ['The AI Audit maps your systems'], totalTokens: 50 })
const server = await startServerProcess({
  env: {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: secret,
    RATE_LIMITS: 'on',
    // Every call states another address, so that no rate limit refuses it.
    TRUSTED_PROXIES: '127.0.0.1',
    AI_BASE_URL: model.url,
    AI_MODEL: 'stand-in',
  },
})

let phase: Phase = 'healthy'
const calls: Call[] = []
const leads: Lead[] = []
const returnedMs = new Map<Phase, number>()

async function call(kind: Kind, path: string, body?: object): Promise<number> {
  const [startedMs, during] = [performance.now(), phase]
  const address = randomUUID().slice(0, 6)
  const from = [10, ...[0, 2, 4].map((at) => Number.parseInt(address.slice(at, at + 2), 16) || 0)].join('.')
  let [status, mayRetry] = [0, false]
  try {
    const answer = await fetch(server.url + path, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    await answer.arrayBuffer()
    status = answer.status
    mayRetry = Number(answer.headers.get('retry-after')) > 0
  } catch {}
  calls.push({ kind, phase: during, startedMs, ms: performance.now() - startedMs, status, mayRetry })
  return status
}

async function submit(lead: Lead): Promise<void> {
  const email = `${lead.id}@example.com`
  const body =
    lead.name === 'subscribe-contact'
      ? { name: 'Ada Example', email, company: 'Example Engines' }
      : { formData: { ...exampleAnswers, email }, score: 14, costOfInaction: 1 }
  const status = await call('form', `/functions/v1/${lead.name}`, {
    ...body,
    submissionId: lead.id,
    stamp: lead.stamp,
  })
  if (status === 200) lead.isAcknowledged = true
}

function newLead(name: Lead['name']): Promise<void> {
  const stamp = stamps.issue(Date.now() - openForMs)
  const lead = { id: randomUUID(), name, stamp, isAcknowledged: false }
  leads.push(lead)
  return submit(lead)
}

const question = { userMessage: 'What does the audit cost?', conversationHistory: [] }
const turns = [
  () => newLead('subscribe-contact'),
  () => call('chat', '/functions/v1/chatbot-response', question),
  () => call('page', '/'),
  () => call('readyz', '/readyz'),
  () => newLead('send-to-sheets'),
  () => call('page', '/testimonials'),
  () => call('healthz?deep', '/healthz?deep'),
  () => call('page', '/case-studies'),
]

const over = new AbortController()
const underWay = new Set<Promise<unknown>>()
async function callSteadily(): Promise<void> {
  const begunMs = performance.now()
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    // A call does not wait for earlier ones.
    const made = turns[turn % turns.length]?.()
    if (made) {
      underWay.add(made)
      void made.finally(() => underWay.delete(made))
    }
    await wait(Math.max(0, begunMs + (turn + 1) * everyMs - performance.now()))
  }
}

const steadily = callSteadily()
const quietSeconds = Math.min(10, awaySeconds)
await wait(quietSeconds * 1000)
phase = 'frozen'
postgres.freeze()
await wait(awaySeconds * 1000)
postgres.thaw()
phase = 'after it'
returnedMs.set(phase, performance.now())
await wait(quietSeconds * 1000)
phase = 'stopped'
await postgres.halt()
await wait(awaySeconds * 1000)
await postgres.restart()
phase = 'after that'
returnedMs.set(phase, performance.now())
await wait(quietSeconds * 1000)
over.abort()
await steadily
await Promise.all(underWay)
const warnings = server.logLines.filter(({ level }) => Number(level) >= 40)

// Repeats every submission, as a browser does after a refusal or a lost response.
const refused = leads.filter(({ isAcknowledged }) => !isAcknowledged)
for (const lead of leads) await submit(lead)

const phases: readonly Phase[] = ['healthy', 'frozen', 'after it', 'stopped', 'after that']
const kinds: readonly Kind[] = ['form', 'chat', 'page', 'readyz', 'healthz?deep']
const measured = calls.filter(
  ({ startedMs }) => startedMs < (returnedMs.get('after that') ?? 0) + quietSeconds * 1000,
)
const faults: string[] = []
function check(isTrue: boolean, what: string): void {
  if (!isTrue) faults.push(what)
}

const of = (kind: Kind, during?: Phase) =>
  measured.filter((each) => each.kind === kind && (during === undefined || each.phase === during))
const longest = (given: readonly Call[]) => Math.max(0, ...given.map(({ ms }) => ms))
const table = phases.flatMap((during) =>
  kinds.map((kind) => {
    const found = of(kind, during)
    const ms = found.map((each) => each.ms).toSorted((a, b) => a - b)
    const at = (part: number) => Math.round(ms[Math.min(ms.length - 1, Math.floor(ms.length * part))] ?? 0)
    const statuses = Map.groupBy(found, ({ status }) => status)
    return {
      phase: during,
      kind,
      p50: at(0.5),
      p95: at(0.95),
      max: Math.round(longest(found)),
      answers: Array.from(statuses, ([status, those]) => `${status} × ${those.length}`).join(', '),
    }
  }),
)
console.table(table)

// Most limits apply only while the database is away, because a busy machine is slow at other times too.
const whileAway = (kind: Kind) => [...of(kind, 'frozen'), ...of(kind, 'stopped')]
check(longest(whileAway('form')) <= 2_000, 'a form waited for more than 2 s')
check(longest(of('chat')) <= 8_000, 'the chat took more than 8 s')
check(
  of('chat').every(({ status }) => status === 200),
  'the chat did not answer',
)
check(
  of('page').every(({ status }) => status === 200),
  'a page was missing',
)
check(longest(whileAway('page')) <= 2_000, 'a page took more than 2 s')
check(
  of('readyz').every(({ status }) => status === 200),
  '/readyz took the site away',
)
check(longest(whileAway('healthz?deep')) <= 2_000, '/healthz?deep took more than 2 s')
check(
  of('form').every(({ status, mayRetry }) => status === 200 || (status === 503 && mayRetry)),
  'a form got something else than 200, or 503 with Retry-After',
)
for (const during of ['frozen', 'stopped'] as const)
  check(
    of('healthz?deep', during).some(({ status }) => status === 503),
    `/healthz?deep did not say: ${during}`,
  )

const recoverySeconds: Record<string, number> = {}
for (const [after, at] of returnedMs) {
  const failed = of('form', after).filter(({ status }) => status !== 200)
  const last = Math.max(at, ...failed.map(({ startedMs }) => startedMs))
  recoverySeconds[after] = Math.round((last - at) / 100) / 10
  check(last - at <= 5_000, `forms did not recover within 5 s ${after}`)
  check(
    of('form', after).some(({ status }) => status === 200),
    `forms did not recover ${after}`,
  )
}

const { db, close } = await connectDatabase({ databaseUrl: postgres.url, dataDir: '' })
const { rows } = await db.execute<{ email: string; stored: number; told: number }>(sql`
  select email, count(*)::int as stored from (
    select email from contact_leads union all select email from scorecard_submissions
  ) as all_leads group by email`)
await close()
const storedOf = new Map(rows.map(({ email, stored }) => [email, stored]))
const lost = leads.filter(({ id, isAcknowledged }) => isAcknowledged && !storedOf.has(`${id}@example.com`))
const doubled = rows.filter(({ stored }) => stored > 1)
check(lost.length === 0, 'an acknowledged submission is lost')
check(doubled.length === 0, 'a submission is there twice')
check(
  leads.every(({ isAcknowledged }) => isAcknowledged),
  'a repeat was refused',
)
check(warnings.length <= 2 * awaySeconds, 'the log was flooded')
const exitCode = await server.stop()
check(exitCode === 0, `the server ended with ${exitCode}`)

console.log(
  JSON.stringify({
    recoverySeconds,
    submissions: leads.length,
    refusedAtFirst: refused.length,
    lost: lost.length,
    doubled: doubled.length,
    warnings: warnings.length,
    faults,
  }),
)
for (const [message, those] of Map.groupBy(warnings, ({ msg }) => String(msg)))
  console.log(`${those.length} × ${message}`)
await model.stop()
await postgres.stop()
process.exit(faults.length === 0 ? 0 : 1)
