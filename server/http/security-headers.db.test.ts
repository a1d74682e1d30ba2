import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { securityHeaders } from './security-headers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const posting = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})

describe('every response has the security headers', () => {
  test.each<[number, string, RequestInit?]>([
    [
      200,
      '/functions/v1/submit-score-feedback',
      posting(JSON.stringify(exampleBodies['submit-score-feedback'])),
    ],
    [422, '/functions/v1/submit-score-feedback', posting('{}')],
    [400, '/functions/v1/submit-score-feedback', posting('{')],
    [413, '/functions/v1/submit-score-feedback', posting(JSON.stringify({ comment: 'x'.repeat(70_000) }))],
    [415, '/functions/v1/submit-score-feedback', posting('{}', 'text/plain')],
    [405, '/functions/v1/submit-score-feedback'],
    [404, '/functions/v1/nothing', posting('{}')],
    [404, '/assets/nothing.js'],
    [404, '/nothing'],
  ])('%d %s', async (status, path, init) => {
    const answer = await createTestApp(database).request(path, init)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders({ https: true }))
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the content security policy', () => {
  test('allows only its own inline scripts and styles', () => {
    const { 'content-security-policy': policy = '' } = securityHeaders({
      https: true,
      scriptSources: ["'nonce-abc'"],
    })
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'nonce-abc';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('lets a page frame only the podcast’s player, and none without one', () => {
    const policyOf = (playerOrigin?: string) =>
      securityHeaders({ https: true, playerOrigin })['content-security-policy']
    expect(policyOf('https://open.spotify.com')).toContain('; frame-src https://open.spotify.com;')
    expect(policyOf('https://open.spotify.com')).not.toContain('media-src')
    expect(policyOf()).not.toContain('frame-src')
    expect(policyOf()).toContain('; media-src blob:;')
  })

  test('requires https only where the site has it', () => {
    const name = 'strict-transport-security'
    expect(securityHeaders({ https: true })[name]).toBe('max-age=31536000')
    expect(securityHeaders({ https: 'with subdomains' })[name]).toBe('max-age=31536000; includeSubDomains')
    const plain = securityHeaders({ https: false })
    expect(plain).not.toHaveProperty(name)
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
