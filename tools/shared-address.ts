/**
 * Three people behind one network address for ten minutes: each has the office open with live updates, presses `j`
 * sixty times a minute and searches twelve times, while leads come in. Counts refused calls. `npm run measure --
 * shared-address [MINUTES]`; the site must have been built. Exits with 1 when any was refused.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { addAccount, adminPassword } from '#test/accounts'
import { startServerProcess } from '#test/server-process'

const minutes = Number(process.argv[2] ?? 10)
const people = ['one@example.com', 'two@example.com', 'three@example.com']
/** The address of all three people; each lead comes from another one. */
const address = '203.0.113.7'
const every = { j: 1_000, search: 5_000, lead: 3_000 }
const searches = ['ada', 'wieczorke', 'example.com', 'breakfast', 'a', 'engines ada']

const dataDir = mkdtempSync(join(tmpdir(), 'shared-address-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const database = await connectDatabase({ databaseUrl: undefined, dataDir })
await migrateDatabase(database)
for (const email of people) await addAccount(database, { email, role: 'owner' })
await database.close()

const site = await startServerProcess({
  dataDir,
  env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
})
const until = performance.now() + minutes * 60_000
const answers = new Map<string, number>()
const waits: number[] = []
const over = new AbortController()

function note(what: string, { status }: Response): void {
  answers.set(`${what} ${status}`, (answers.get(`${what} ${status}`) ?? 0) + 1)
}

async function ask(name: string, body: object, token?: string): Promise<unknown> {
  const began = performance.now()
  const from = token ? address : `198.51.${randomInt(256)}.${randomInt(256)}`
  const answer = await fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  note(name, answer)
  if (token) waits.push(performance.now() - began)
  return answer.json()
}

/** Runs `act` at a fixed interval until the end, without waiting for it. */
async function repeat(everyMs: number, act: () => Promise<unknown>): Promise<void> {
  for (let next = performance.now(); next < until; next += everyMs) {
    await wait(Math.max(0, next - performance.now()))
    void act()
  }
}

/** Follows live updates, and reads the open screens again after a change, at most once a second. */
async function follow(token: string): Promise<void> {
  const stream = await fetch(`${site.url}/events/admin`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    signal: over.signal,
  })
  note('events', stream)
  let isDue = false
  const timer = setInterval(() => {
    if (!isDue) return
    isDue = false
    for (const name of ['get-today', 'list-views', 'list-contacts']) void ask(name, {}, token)
  }, 1_000)
  try {
    for await (const _chunk of stream.body ?? []) isDue = true
  } catch {
    // Ended below.
  }
  clearInterval(timer)
}

async function work(email: string, n: number): Promise<void> {
  const token = await signIn(email)
  const { data } = (await ask('list-contacts', {}, token)) as { data: { id: string }[] }
  void follow(token)
  await Promise.all([
    repeat(every.j, () =>
      ask('get-contact', { id: data[Math.floor(Math.random() * data.length)]?.id }, token),
    ),
    repeat(every.search, () =>
      ask('list-contacts', { q: searches[(n + answers.size) % searches.length] }, token),
    ),
  ])
}

/** Signs in, and returns a token that is valid for fifteen minutes. */
async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: adminPassword }),
  })
  note('sign-in', answer)
  return ((await answer.json()) as { access_token: string }).access_token
}

for (let n = 0; n < 15; n += 1) await lead(n)

function lead(n: number): Promise<unknown> {
  return ask('subscribe-contact', {
    name: `Ada Wieczorek ${n}`,
    email: `${randomUUID()}@example.com`,
    company: 'Engines',
    submissionId: randomUUID(),
  })
}

let leads = 15
await Promise.all([...people.map((email, n) => work(email, n)), repeat(every.lead, () => lead((leads += 1)))])
over.abort()
await wait(2_000)
for (const [what, count] of [...answers].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${what}: ${count}`)
const refused = [...answers].filter(([what]) => !what.endsWith(' 200'))
const sum = refused.reduce((all, [, count]) => all + count, 0)
const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN
console.log(
  `${minutes} minutes, ${people.length} people: ${waits.length} calls of the office, ${sum} refused; p95 ${p95.toFixed(0)} ms`,
)
await site.stop()
process.exit(sum > 0 ? 1 : 0)
