import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addAccount, password } from '#test/accounts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { rateLimits } from '#server/db/schema/rate-limits'
import { createThrottle } from './throttle.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await addAccount(database, { email })
})

const email = 'ada@example.com'
const attacker = '203.0.113.1'

/** Signing in to processes that share the database. */
function throttled() {
  const app = createTestApp(database, { throttle: createThrottle(database) })
  const signIn = (given: { email?: string; password: string }, peer: string) =>
    app.requestJson('/auth/v1/token?grant_type=password', { email, ...given }, {}, peer)
  const guess = async (count: number, peer: (index: number) => string, address = email) => {
    const guesses = Array.from({ length: count }, (_, index) =>
      signIn({ email: address, password: `guess ${index}` }, peer(index)),
    )
    return (await Promise.all(guesses)).map(({ status }) => status)
  }
  return { ...app, signIn, guess }
}

const many = (count: number, status: number) => Array.from({ length: count }, () => status)

/** As if the quarter of an hour had passed. */
async function passWindow(): Promise<void> {
  await database.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${16 * 60_000}` })
}

test('an address gets ten wrong passwords, over whatever accounts, however many at once', async () => {
  const { signIn, guess } = throttled()
  const answers = await Promise.all([
    guess(6, () => attacker, 'a@example.com'),
    guess(6, () => attacker, 'b@example.com'),
  ])
  expect(answers.flat().toSorted((a, b) => a - b)).toEqual([...many(10, 400), ...many(2, 429)])
  const refused = await signIn({ password }, attacker)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ code: 'over_request_rate_limit' })
  expect(refused.body['msg']).toMatch(/^Too many tries\. Please wait 15 minutes/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn({ password }, '203.0.113.2')).status).toBe(200)
})

test('ten wrong passwords close an account to the address they came from, and to no other', async () => {
  const { signIn, guess } = throttled()
  expect(await guess(10, () => attacker)).toEqual(many(10, 400))
  expect((await signIn({ password }, attacker)).status).toBe(429)
  expect((await signIn({ password }, '198.51.100.7')).status).toBe(200)
})

test('an account that is guessed at from many addresses gives each one guess', async () => {
  const { signIn, guess } = throttled()
  expect(await guess(10, (index) => `203.0.113.${index + 10}`)).toEqual(many(10, 400))
  // From a new address a right one gets in, and a wrong one is answered as one too many.
  expect((await signIn({ password: 'wrong' }, '198.51.100.1')).status).toBe(429)
  expect((await signIn({ password }, '198.51.100.1')).status).toBe(429)
  expect((await signIn({ password }, '198.51.100.2')).status).toBe(200)
  expect((await signIn({ email: 'other@example.com', password: 'x' }, '198.51.100.3')).status).toBe(400)
})

test('everything is open again after the window', async () => {
  const { signIn, guess } = throttled()
  await guess(12, () => attacker)
  await passWindow()
  expect((await signIn({ password }, attacker)).status).toBe(200)
})

test('right passwords do not count', async () => {
  const { signIn } = throttled()
  for (let time = 0; time < 12; time += 1)
    expect((await signIn({ password }, '198.51.100.4')).status).toBe(200)
})

test('processes count together', async () => {
  const [one, other] = [throttled(), throttled()]
  const answers = await Promise.all([one.guess(8, () => attacker), other.guess(8, () => attacker)])
  expect(answers.flat().filter((status) => status === 429)).toHaveLength(6)
})

test('three mails an hour to one address, known or not, whatever is asked for', async () => {
  const { requestJson } = throttled()
  for (const address of [email, 'unknown@example.com']) {
    const statuses: number[] = []
    for (const [path, body] of [
      ['recover', {}],
      ['signup', { password }],
      ['resend', { type: 'signup' }],
      ['recover', {}],
    ] as const)
      statuses.push((await requestJson(`/auth/v1/${path}`, { email: address, ...body })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
})

test('no e-mail address stands in the table of counters', async () => {
  const { guess } = throttled()
  await guess(1, () => attacker)
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('ada')
})

test('a known and an unknown address take the same work', async () => {
  const { requestJson } = createTestApp(database)
  /** In CPU time, which other work on the machine does not stretch. */
  const workOf = async (address: string) => {
    const before = process.cpuUsage()
    await requestJson('/auth/v1/token?grant_type=password', { email: address, password: 'a wrong password' })
    return process.cpuUsage(before).user
  }
  const work: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let time = 0; time < 15; time += 1) {
    work.known.push(await workOf(email))
    work.unknown.push(await workOf(`nobody-${time}@example.com`))
  }
  // Sums, because a single reading is as coarse as the kernel's clock. Without the hashing it would be a tenth.
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const ratio = sum(work.unknown) / sum(work.known)
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})
