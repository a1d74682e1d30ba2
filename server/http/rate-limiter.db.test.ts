import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type PostAnswer } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { createRateLimiter, postsPerAddress } from './rate-limiter.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Refused for its body, so that only the limit is measured. */
const name = 'submit-score-feedback'
const wrong = { rating: 99 }

const statuses = (answers: PostAnswer[]) => answers.map(({ status }) => status)
const isLimited = ({ status }: PostAnswer) => status === 429

function limitedApp() {
  const app = createTestApp(database, { rateLimiter: createRateLimiter(database) })
  const postFrom = (peer: string, count: number, headers: Record<string, string> = {}) =>
    Promise.all(Array.from({ length: count }, () => app.post(name, wrong, headers, peer)))
  return { ...app, postFrom }
}

describe('an address', () => {
  test('gets twenty answers a minute from one function, however many it asks for at once', async () => {
    const { postFrom, post } = limitedApp()
    const answers = await postFrom('203.0.113.1', postsPerAddress + 10)
    expect(answers.filter(isLimited)).toHaveLength(10)
    const refused = await post(name, wrong, {}, '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      error: 'That was a lot at once. Please wait a minute and try again: nothing you typed is lost.',
    })
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  test('still reaches the other functions, and others still reach this one', async () => {
    const { postFrom, post } = limitedApp()
    await postFrom('203.0.113.2', postsPerAddress)
    expect((await post(name, wrong, {}, '203.0.113.2')).status).toBe(429)
    expect((await post('send-to-sheets', {}, {}, '203.0.113.2')).status).toBe(422)
    expect((await post(name, wrong, {}, '203.0.113.3')).status).toBe(422)
  })

  test('is what a trusted proxy says, and not what the visitor says', async () => {
    const { postFrom, post } = limitedApp()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    await postFrom('10.0.0.1', postsPerAddress, from('203.0.113.4'))
    expect((await post(name, wrong, from('1.1.1.1, 203.0.113.4'), '10.0.0.2')).status).toBe(429)
    expect((await post(name, wrong, from('203.0.113.5'), '10.0.0.1')).status).toBe(422)

    await postFrom('203.0.113.6', postsPerAddress, from('203.0.113.7'))
    expect((await post(name, wrong, from('203.0.113.8'), '203.0.113.6')).status).toBe(429)
    expect((await post(name, wrong, {}, '203.0.113.7')).status).toBe(422)
  })

  test('is a whole /64 with IPv6', async () => {
    const { post, postFrom } = limitedApp()
    for (let host = 1; host <= 4; host += 1) await postFrom(`2001:db8:1:1::${host}`, postsPerAddress / 4)
    expect((await post(name, wrong, {}, '2001:db8:1:1:ffff::9')).status).toBe(429)
    expect((await post(name, wrong, {}, '2001:db8:1:2::1')).status).toBe(422)
  })
})

test('counts for all processes together', async () => {
  const apps = [limitedApp(), limitedApp()]
  const answers = await Promise.all(apps.map(({ postFrom }) => postFrom('203.0.113.10', 15)))
  expect(answers.flat().filter(isLimited)).toHaveLength(10)
})

test('still counts while the database is away', async () => {
  const away = { query: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  const connect = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const rateLimiter = createRateLimiter({ pool: { ...away, connect } as unknown as TestDatabase['pool'] })
  const { post } = createTestApp(database, { rateLimiter })
  const answers = []
  for (let count = 0; count < postsPerAddress + 2; count += 1)
    answers.push(await post(name, wrong, {}, '203.0.113.11'))
  expect(new Set(statuses(answers.slice(0, postsPerAddress)))).toEqual(new Set([422]))
  expect(statuses(answers.slice(postsPerAddress))).toEqual([429, 429])
})
