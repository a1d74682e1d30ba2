/**
 * Three processes on one PostgreSQL merge, undo, erase, note, answer and change the same people concurrently, while
 * these submit forms and an import adds them. `npm run measure -- contention-rounds [rounds]` (15); the site must have
 * been built. Exits with 1 on any 5xx, on a row that belongs to nobody or to a merged contact, or if anything of an
 * erased person is left.
 */
import { getTableName } from 'drizzle-orm'
import pg, { escapeIdentifier } from 'pg'
import { tables } from '#server/db/schema/index'
import { adminPassword } from '#test/accounts'
import { startTestPostgres } from '#test/postgres'
import { type ServerProcess, startServerProcess } from '#test/server-process'

const rounds = Number(process.argv[2] ?? 15)
const people = 8

const postgres = await startTestPostgres()
if (!postgres) throw new Error('This machine has no PostgreSQL.')
const email = 'owner@example.com'
const env = {
  DATABASE_URL: postgres.url,
  AUTH_SECRET: 'a secret for as long as the rounds last',
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: adminPassword,
  LOG_LEVEL: 'info',
}
const servers: ServerProcess[] = []
for (const _process of [1, 2, 3]) servers.push(await startServerProcess({ env }))
const database = new pg.Pool({ connectionString: postgres.url, max: 2 })

interface Answer {
  status: number
  logId?: string | null
  data?: Record<string, unknown>
}

async function post(url: string, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { ...((await answer.json()) as object), status: answer.status }
}

const [first] = servers
if (!first) throw new Error('no process')
const signedIn = await post(first.url, '/auth/v1/token?grant_type=password', {
  email,
  password: adminPassword,
})
const token = (signedIn as unknown as { access_token: string }).access_token

let turn = 0
const nextUrl = () => servers[(turn += 1) % servers.length]?.url ?? ''
const office = (name: string, body: object) => post(nextUrl(), `/functions/v1/${name}`, body, token)
const visit = (name: string, body: object) => post(nextUrl(), `/functions/v1/${name}`, body)

/** Only the office changes `x-` people, so nothing may be left of one that was erased. */
const addressOf = (turnNumber: number, kind: 'x' | 'y', n: number) =>
  `${kind}-${turnNumber}-${n}@contention.example`

async function addPerson(address: string): Promise<string> {
  const { data } = await office('create-contact', {
    email: address,
    name: `Name of ${address}`,
    note: `First note about ${address}`,
  })
  return String(data?.['id'])
}

const statuses = new Map<string, number>()
const faults: string[] = []
const erased: string[] = []

async function round(number: number): Promise<void> {
  const of = (kind: 'x' | 'y') =>
    Promise.all(
      Array.from({ length: people }, async (_, n) => {
        const address = addressOf(number, kind, n)
        return { address, id: await addPerson(address) }
      }),
    )
  const [xs, ys] = [await of('x'), await of('y')]
  for (const { address } of ys)
    await visit('subscribe-contact', { name: 'Ada', email: address, company: 'Example', topic: undefined })
  const id = (group: typeof xs, n: number) => group[n]?.id ?? ''
  const undoable: string[] = []
  for (const group of [xs, ys])
    for (const n of [0, 2]) {
      const { logId } = await office('merge-contacts', { keep: id(group, n), merge: id(group, n + 1) })
      if (logId) undoable.push(logId)
    }
  const all = [...xs, ...ys]
  const ids = all.map((person) => person.id)
  const bulk = await office('update-contacts', { next_step: 'Ring', ids: ids.toReversed() })
  if (bulk.logId) undoable.push(bulk.logId)

  const acts: [string, () => Promise<Answer>][] = []
  const add = (name: string, ...bodies: object[]) =>
    acts.push(...bodies.map((body) => [name, () => office(name, body)] as [string, () => Promise<Answer>]))
  for (const logId of undoable) add('undo', { logId }, { logId })
  for (const group of [xs, ys]) {
    add(
      'merge-contacts',
      { keep: id(group, 4), merge: id(group, 5) },
      { keep: id(group, 5), merge: id(group, 4) },
      { keep: id(group, 6), merge: id(group, 0) },
      { keep: id(group, 7), merge: id(group, 2) },
      { keep: id(group, 5), merge: id(group, 6) },
    )
    add(
      'erase-contact',
      { id: id(group, 0) },
      { id: id(group, 2) },
      { id: id(group, 4) },
      { id: id(group, 4) },
    )
    for (const { id: person } of group)
      add(
        'add-note',
        { id: person, kind: 'note', text: `A note about ${person}`, isAnswer: true },
        { id: person, kind: 'call', text: 'Nobody answered.' },
      )
    add('mark-answered', { id: id(group, 1) }, { id: id(group, 3) }, { id: id(group, 6) })
    add('send-reply', { id: id(group, 3), subject: 'Hello', text: 'Hello' })
  }
  add('set-contact-status', { status: 'parked', ids }, { status: 'answered', ids: ids.toReversed() })
  add('update-contacts', { next_step: 'Write', ids }, { next_step: null, ids: ids.toReversed() })
  add('import-contacts', {
    csv: `email,company\n${ys.map(({ address }) => `${address},Imported`).join('\n')}\n`,
    dryRun: false,
  })
  for (const { address } of ys)
    acts.push([
      'subscribe-contact',
      () =>
        visit('subscribe-contact', { name: 'Ada', email: address, company: 'Example', phone: '+1 555 0100' }),
    ])

  const shuffled = acts.map((act) => ({ act, at: Math.random() })).toSorted((a, b) => a.at - b.at)
  const answers = await Promise.all(
    shuffled.map(async ({ act: [name, call] }) => ({ name, answer: await call() })),
  )
  for (const { name, answer } of answers) {
    const key = `${name} ${answer.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    if (answer.status >= 500) faults.push(`round ${number}: ${key} ${JSON.stringify(answer)}`)
    // A fifth of the actions is undone afterwards, each by two calls at once.
    if (answer.logId && Math.random() < 0.2) undoable.push(answer.logId)
  }
  const later = await Promise.all(
    undoable.flatMap((logId) => [office('undo', { logId }), office('undo', { logId })]),
  )
  for (const answer of later) {
    const key = `undo afterwards ${answer.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    if (answer.status >= 500) faults.push(`round ${number}: ${key} ${JSON.stringify(answer)}`)
  }
  const { rows } = await database.query<{ email: string }>(
    'select email from contacts where email = any($1)',
    [xs.map(({ address }) => address)],
  )
  const left = new Set(rows.map((row) => row.email))
  erased.push(...xs.map(({ address }) => address).filter((address) => !left.has(address)))
}

const began = performance.now()
for (let number = 1; number <= rounds; number += 1) await round(number)
const tookMs = performance.now() - began

async function count(query: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from (${query}) as found`)
  return rows[0]?.n ?? 0
}

const orphans = {
  /** Rows that belong to a merged contact, which no screen shows. */
  ofMerged: await count(
    ['activities', 'notes', 'replies']
      .map(
        (table) =>
          `select ${table}.id from ${table} join contacts on contacts.id = contact_id where merged_into is not null`,
      )
      .join(' union all '),
  ),
  /** Deliveries about a submission whose contact is not the contact of the submission. */
  deliveriesElsewhere: await count(
    `select 1 from deliveries join activities as entry on entry.kind = subject_kind and entry.subject_id = deliveries.subject_id
      where coalesce(mail, 'owner') = 'owner' and deliveries.contact_id is distinct from entry.contact_id`,
  ),
  deliveriesOfNobody: await count(
    `select 1 from deliveries where subject_kind is null
      or contact_id is not null and not exists (select from contacts where contacts.id = contact_id)`,
  ),
  chains: await count(
    'select 1 from contacts join contacts as survivor on survivor.id = contacts.merged_into where survivor.merged_into is not null',
  ),
  waitingWhileMerged: await count(
    'select 1 from contacts where merged_into is not null and waiting_since is not null',
  ),
  ofNobody: await count(`select 1 from activities where contact_id is null and kind = 'contact'`),
  leadsWithoutEntry: await count(
    'select 1 from contact_leads where not exists (select 1 from activities where subject_id = contact_leads.id)',
  ),
  entriesWithoutLead: await count(
    `select 1 from activities where kind = 'contact' and not exists (select 1 from contact_leads where id = subject_id)`,
  ),
}

const traces: string[] = []
for (const table of tables.map(getTableName)) {
  const { rows } = await database.query<{ row: string }>(
    `select row_to_json(one)::text as row from ${escapeIdentifier(table)} as one`,
  )
  for (const { row } of rows)
    if (erased.some((address) => row.includes(address))) traces.push(`${table}: ${row.slice(0, 300)}`)
}

const { rows: ended } = await database.query<{ deadlocks: string }>(
  'select deadlocks from pg_stat_database where datname = current_database()',
)
await database.end()
const logged = servers
  .flatMap(({ logLines }) => logLines)
  .filter(({ level }) => level === 50 || level === 'error')
for (const server of servers) await server.stop()
await postgres.stop()

console.log(
  JSON.stringify(
    Object.fromEntries([...statuses].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    null,
    1,
  ),
)
for (const fault of faults.slice(0, 20)) console.log(fault)
for (const line of logged.slice(0, 5)) console.log(JSON.stringify(line).slice(0, 700))
for (const trace of traces.slice(0, 10)) console.log(trace)
const calls = [...statuses.values()].reduce((sum, each) => sum + each, 0)
const report = {
  rounds,
  calls,
  tookMs: Math.round(tookMs),
  faults: faults.length,
  /** Ended by PostgreSQL, and run again. */
  deadlocks: Number(ended[0]?.deadlocks),
  orphans,
  erased: erased.length,
  traces: traces.length,
}
console.log(JSON.stringify(report))
const holds =
  faults.length === 0 &&
  traces.length === 0 &&
  erased.length > 0 &&
  Object.values(orphans).every((n) => n === 0)
process.exit(holds ? 0 : 1)
