import { beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { listenAs, password } from '#test/accounts'
import { noRateLimiter } from '#server/http/rate-limiter'
import { createTestApp } from '#test/app'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'ada@example.com'

describe('error responses of the auth routes', () => {
  test.each([502, 503, 504])('auth-js treats a gateway’s %i as retryable', async (status) => {
    const { client } = await listenAs((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>')
    })
    const { error } = await client().signInWithPassword({ email, password })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status })
  })

  test('an unreachable database gives 503 with Retry-After', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const app = createTestApp(database, {
      rateLimiter: { ...noRateLimiter, countCall: () => Promise.reject(away) },
    })
    const answer = await app.requestJson('/auth/v1/recover', { email })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.body).toMatchObject({ code: 'unavailable', error_code: 'unavailable' })
    expect(answer.body['msg']).toMatch(/^We can’t take this in right now/)
  })

  test.each([
    ['/auth/v1/token?grant_type=password', { email: 'no address', password }, 400, 'validation_failed'],
    ['/auth/v1/token?grant_type=password', '{', 400, 'bad_json'],
    ['/auth/v1/token?grant_type=id_token', {}, 400, 'validation_failed'],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 7 }, 400, 'validation_failed'],
    ['/auth/v1/verify', { type: 'recovery', token_hash: 'x' }, 403, 'otp_expired'],
    ['/auth/v1/verify', { type: 'magiclink', token_hash: 'x' }, 400, 'validation_failed'],
    ['/auth/v1/signup', { email, password: 7 }, 400, 'validation_failed'],
    ['/auth/v1/resend', { type: 'sms', phone: '1' }, 400, 'validation_failed'],
    ['/auth/v1/logout', {}, 401, 'bad_jwt'],
    ['/auth/v1/admin/users', {}, 404, 'not_found'],
  ])('%s with the body %j gets %i %s', async (path, body, status, code) => {
    const answer = await createTestApp(database).requestJson(path, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body['msg']).toMatch(/^[A-Z]/)
  })
})
