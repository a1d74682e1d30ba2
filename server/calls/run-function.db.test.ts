import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { listTestimonials } from '#contracts/list-testimonials'
import { contactLeads } from '#server/db/schema/contact-leads'
import { subscribeContactFunction } from '#server/functions/contact/subscribe-contact'
import { createRateLimiter } from '#server/http/rate-limiter'
import { defineRead } from './define-function.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('no response of a function may be cached', async () => {
  const visitor = createTestApp(database, { rateLimiter: createRateLimiter(database) })
  const admin = createTestApp(database, { role: 'owner' })
  const call = (path: string, init: RequestInit = {}) =>
    visitor.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, ...init })
  const feedback = '/functions/v1/submit-score-feedback'
  const answers: [status: number, answer: Pick<Response, 'status' | 'headers'>][] = [
    [200, await call(feedback, { body: '{"rating":9}' })],
    [200, await call('/functions/v1/list-testimonials', { body: '{}' })],
    [200, await call('/functions/v1/chatbot-response', { body: '{"userMessage":"Hello"}' })],
    [200, await admin.post('get-admin-testimonials', {})],
    [200, await admin.post('submit-guest-intake', exampleBodies['submit-guest-intake'])],
    [400, await call(feedback, { body: '{' })],
    [401, await call('/functions/v1/get-admin-testimonials', { body: '{}' })],
    [404, await call('/functions/v1/nothing', { body: '{}' })],
    [404, await call('/functions/v1', { body: '{}' })],
    [404, await call('/functions/v1/a/b', { body: '{}' })],
    [405, await call(feedback, { method: 'GET' })],
    [405, await call(feedback, { method: 'HEAD' })],
    [415, await call(feedback, { body: 'x', headers: { 'content-type': 'text/plain' } })],
    [422, await call(feedback, { body: '{}' })],
  ]
  for (let count = 0; count < 20; count += 1) await call(feedback, { body: '{}' })
  answers.push([429, await call(feedback, { body: '{}' })])
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control'), String(status)).toBe('no-store')
  }
})

test('runs no read for a client that has disconnected, and stores what it submitted', async () => {
  const reads: string[] = []
  const { request } = createTestApp(database, {
    functions: [
      defineRead(listTestimonials, {
        access: 'public',
        async read() {
          reads.push('testimonials')
          return { data: [] }
        },
      }),
      subscribeContactFunction,
    ],
  })
  const call = (name: string, body: object, signal?: AbortSignal) =>
    request(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  const left = AbortSignal.abort()
  await call('list-testimonials', {}, left)
  expect(reads).toEqual([])
  await call('list-testimonials', {})
  expect(reads).toEqual(['testimonials'])
  await call('subscribe-contact', { ...exampleBodies['subscribe-contact'], name: 'Ada Left' }, left)
  expect(await database.db.select({ name: contactLeads.name }).from(contactLeads)).toEqual([
    { name: 'Ada Left' },
  ])
})
