/**
 * Starts the site on a full embedded database of version 0.2 and sends it leads while it converts the older rows:
 * `npm run measure -- upgrade-embedded [LEADS] [KILLS]`, by default 100,000 and none; with KILLS the upgrade is first
 * killed that many times. The site must have been built. Prints how long the start and the conversion took, and how
 * long senders waited during and after the conversion; the latter is the baseline of the machine.
 * Exits with 1 when a lead failed, one waited for more than two seconds longer than any after the conversion, or a row
 * is missing or was left as it was.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { messageOf } from '#domain/message-of'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { knownVersions } from '#server/db/schema-version'
import { labeledAnswers } from '#test/labeled-answers'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { hashAnswers } from './hash-answers.ts'

const leads = Number(process.argv[2] ?? 100_000)
const kills = Number(process.argv[3] ?? 0)
const longestWaitMs = 2_000
const controlMs = 30_000
const everyMs = 200
const from = knownVersions().find(({ name }) => name.endsWith('export_ticket_sessions'))
if (!from) throw new Error('Version 0.2 is unknown.')

const dataDir = temporaryFolder()
await fill()
/** Before the first lead of this run. */
const filledAt = new Date(Date.now() - 3_600_000)
const answersBefore = await hashOfAnswers()
const backupDir = temporaryFolder()
const startOptions = {
  dataDir,
  env: { LOG_LEVEL: 'info', BACKUPS: 'on', BACKUP_DIR: backupDir },
  // The backup before the upgrade is part of it.
  startLimitMs: 1_800_000,
}
// Each lives longer than the one before: during the backup, the migration, and the conversion.
for (let kill = 1; kill <= kills; kill += 1) {
  const within = ['timeout', '--signal=KILL', String(kill * 6)]
  const begun = await startServerProcess({ ...startOptions, within }).catch(() => undefined)
  console.log(`killed after ${kill * 6} s${begun ? ', while it was listening' : ', before it listened'}`)
  while (begun?.isRunning()) await wait(100)
}
/** The steps that are left after the kills, because a step that finds nothing logs nothing. */
const steps = await stepsLeft()
const startMs = performance.now()
const server = await startServerProcess(startOptions)
const listeningMs = performance.now()
const faults: string[] = []
const took: number[] = []
const over = new AbortController()
const sending = sendSteadily()
while (!isConverted() && server.isRunning()) await wait(500)
const convertedMs = performance.now()
const during = took.length
await wait(controlMs)
over.abort()
await sending
await server.stop()
await compareRows()

const waits = { during: waitsOf(took.slice(0, during)), after: waitsOf(took.slice(during)) }
if (waits.during.longestMs > waits.after.longestMs + longestWaitMs)
  faults.push(`a sender waited for ${waits.during.longestMs} ms`)
console.log(
  JSON.stringify({
    leads,
    startSeconds: Math.round((listeningMs - startMs) / 100) / 10,
    conversionSeconds: Math.round((convertedMs - listeningMs) / 100) / 10,
    ...waits,
    steps,
    answersHash: answersBefore,
    faults,
  }),
)
process.exit(faults.length === 0 ? 0 : 1)

function waitsOf(each: readonly number[]) {
  const sorted = each.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { sent: each.length, p50: at(0.5), p99: at(0.99), longestMs: at(1) }
}

/** Writes what version 0.2 stored: contacts with two forms each, their answers under labels, and two deliveries. */
async function fill(): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir, asBuilt: false })
  await migrateDatabase(database, { upTo: from })
  const batch = 10_000
  for (let first = 1; first <= leads; first += batch) {
    const last = Math.min(first + batch - 1, leads)
    await database.db.execute(sql`
      insert into contacts (id, email, name, company, created_at, last_activity_at)
      select gen_random_uuid(), 'p' || n || '@example.com', 'Person ' || n, 'Company ' || n % 999, now() - n * interval '1 minute', now()
      from generate_series(${first}::int, ${last}::int) as n`)
  }
  await database.db.execute(sql`
    insert into activities (id, contact_id, kind, subject_id, content, created_at)
    select gen_random_uuid(), id, 'contact', gen_random_uuid(),
      jsonb_build_array(jsonb_build_array('Name', name), jsonb_build_array('Company', company)), now() - interval '1 day'
    from contacts`)
  await database.db.execute(sql`
    insert into deliveries (id, kind, dedupe_key, payload, recipient, state, delivered_at, created_at)
    select gen_random_uuid(), each.kind, each.kind || about || subject_id, '{}', case each.kind when 'contact-mail' then email end, 'delivered', now(), now()
    from activities join contacts on contacts.id = contact_id and content->0->>1 = contacts.name, (values ('contact-mail', ':'), ('owner-notice', ':contact:')) as each (kind, about)`)
  await database.db.execute(sql`
    with forms as (
      select row_number() over () - 1 as at, form->'content' as content, form->>'kind' as kind
      from jsonb_array_elements(${JSON.stringify(labeledAnswers)}::jsonb) as form
    ), people as (select id, row_number() over (order by id) as n from contacts)
    insert into activities (id, contact_id, kind, subject_id, content, created_at)
    select gen_random_uuid(), people.id, kind, gen_random_uuid(), content, now() - interval '1 day'
    from people join forms on at = n % (select count(*) from forms)`)
  await database.close()
}

async function hashOfAnswers(): Promise<string> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir, asBuilt: false })
  const hash = await hashAnswers(database.db, filledAt)
  await database.close()
  return hash
}

async function stepsLeft(): Promise<string[]> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir, asBuilt: false })
  const { rows } = await database.db.execute<{ subjects: number | null; labels: number | null }>(sql`
    select (select count(*)::int from deliveries where to_jsonb(deliveries) ->> 'subject_kind' is null) as subjects,
      (select count(*)::int from activities where coalesce(to_jsonb(activities) ->> 'answers_by', 'label') = 'label') as labels`)
  await database.close()
  const { subjects, labels } = rows[0] ?? {}
  return [
    ...(subjects ? ['deliveries of earlier versions'] : []),
    ...(labels ? ['answers of earlier versions'] : []),
  ]
}

function isConverted(): boolean {
  return steps.every((step) =>
    server.logLines.some((line) => line['msg'] === 'housekeeping' && line['step'] === step),
  )
}

/** Sends five leads a second, without waiting for the responses. */
async function sendSteadily(): Promise<void> {
  const inProgress: Promise<void>[] = []
  while (!over.signal.aborted) {
    inProgress.push(sendOne())
    await wait(everyMs)
  }
  await Promise.all(inProgress)
}

async function sendOne(): Promise<void> {
  const submissionId = randomUUID()
  const begun = performance.now()
  try {
    const response = await fetch(`${server.url}/functions/v1/subscribe-contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada Example',
        email: `${submissionId}@example.com`,
        company: 'Example Engines',
        submissionId,
      }),
      signal: AbortSignal.timeout(60_000),
    })
    if (response.status === 200) took.push(performance.now() - begun)
    else faults.push(`a lead got ${response.status}`)
  } catch (error) {
    faults.push(`a lead failed: ${messageOf(error)}`)
  }
}

async function compareRows(): Promise<void> {
  if ((await hashOfAnswers()) !== answersBefore) faults.push('answers read another way than before')
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  const { rows } = await database.db.execute<
    Record<'contacts' | 'submissions' | 'kept' | 'left', number>
  >(sql`
    select (select count(*)::int from contacts) as contacts,
      (select count(*)::int from activities) as submissions,
      (select count(*)::int from activities join contacts on contacts.id = contact_id
        where content->0->>1 = contacts.name and content->0->>0 = 'name') as kept,
      (select count(*)::int from activities where answers_by = 'label')
        + (select count(*)::int from deliveries where subject_kind is null or contact_id is null) as left`)
  await database.close()
  const expected = leads + took.length
  const { contacts = 0, submissions = 0, kept = 0, left = 0 } = rows[0] ?? {}
  if (contacts !== expected) faults.push(`${contacts} contacts instead of ${expected}`)
  if (submissions !== expected + leads)
    faults.push(`${submissions} submissions instead of ${expected + leads}`)
  if (kept !== expected) faults.push(`${kept} submissions with their name under its field, of ${expected}`)
  if (left !== 0) faults.push(`${left} rows were not converted`)
}
