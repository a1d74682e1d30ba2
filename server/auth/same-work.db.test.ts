import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addAccount, password } from '#test/accounts'
import { createTestApp, type PostResponse } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { passwordHashing } from './password-hash.ts'
import { createThrottle } from './throttle.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await addAccount(database, { email: addresses.confirmed })
  const { requestJson } = createTestApp(database)
  await requestJson('/auth/v1/signup', { email: addresses.waiting, password })
})

const addresses = {
  unknown: 'nobody@example.com',
  waiting: 'waiting@example.com',
  confirmed: 'ada@example.com',
}

/** Every query of a call, in order, and every password it hashes, which together determine its time. */
async function workOf(call: () => Promise<PostResponse>): Promise<{ work: string[]; answer: PostResponse }> {
  const work: string[] = []
  const hashed = (kind: unknown) => work.push(`password ${String(kind)}`)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  passwordHashing.subscribe(hashed)
  onTestFinished(() => asked.mockRestore())
  const answer = await call()
  passwordHashing.unsubscribe(hashed)
  for (const [query] of asked.mock.calls as unknown as [string | { text: string }][]) {
    const text = typeof query === 'string' ? query : query.text
    if (!isByItself(text)) work.push(text)
  }
  asked.mockRestore()
  return { work, answer }
}

/** Queries that no call causes: the heartbeat, and the first query of a new pool connection. */
const isByItself = (text: string) =>
  text === 'select extract(epoch from clock_timestamp()) * 1000 as ms' || text === 'set jit = off'

/** A response without new ids and times. */
const said = ({ status, body }: PostResponse, email: string) => [
  status,
  JSON.stringify(body)
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/"[\da-f]{8}-[^"]{27}"/g, 'ID')
    .replaceAll(/"\d{4}-[^"]*Z"/g, 'TIME'),
]

const signInPath = 'token?grant_type=password'

test.each([
  ['sign-in with a wrong password', signInPath, { password: 'not the password' }, 400],
  // This is the right password of an unconfirmed sign-up, known to anyone who made it.
  ['sign-in after signing the address up', signInPath, { password: 'of a stranger' }, 400],
  ['sign-up', 'signup', { password: 'of a stranger' }, 200],
  ['a sign-up’s mail once more', 'resend', { type: 'signup' }, 200],
  ['a recovery mail', 'recover', {}, 200],
])('%s gives the same response and the same work for every address', async (name, path, body, status) => {
  const seen = []
  for (const email of Object.values(addresses)) {
    const { requestJson } = createTestApp(database, { throttle: createThrottle(database) })
    if (name.endsWith('signing the address up'))
      await requestJson('/auth/v1/signup', { email, ...body }, {}, '203.0.113.9')
    const { work, answer } = await workOf(() => requestJson(`/auth/v1/${path}`, { email, ...body }))
    expect(answer.status).toBe(status)
    expect(work.length).toBeGreaterThan(2)
    seen.push({ work: work.toSorted(), said: said(answer, email) })
  }
  const [unknown, ...others] = seen
  for (const other of others) expect(other).toEqual(unknown)
})

test('a refused password is delayed equally for every address, and a right one is not', async () => {
  const held: Date[] = []
  const { requestJson } = createTestApp(database, { holdRefusal: async (at) => void held.push(at) })
  const signIn = (email: string, given: string) =>
    requestJson(`/auth/v1/${signInPath}`, { email, password: given })
  const startedAt = Date.now()
  for (const email of Object.values(addresses)) await signIn(email, 'not the password')
  await signIn(addresses.waiting, password)
  expect(held).toHaveLength(4)
  for (const at of held) expect(at.getTime()).toBeGreaterThanOrEqual(startedAt)
  expect((await signIn(addresses.confirmed, password)).status).toBe(200)
  expect(held).toHaveLength(4)
})

test('the fourth recovery request in an hour gets the first one’s response, for every address', async () => {
  const { requestJson } = createTestApp(database, { throttle: createThrottle(database) })
  for (const email of Object.values(addresses)) {
    const answers = []
    for (let time = 0; time < 4; time += 1) answers.push(await requestJson('/auth/v1/recover', { email }))
    for (const answer of answers) expect(said(answer, email)).toEqual([200, '{}'])
  }
})
