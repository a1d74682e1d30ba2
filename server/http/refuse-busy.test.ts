import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseBusy } from './refuse-busy.ts'

const sentence = 'We can’t take this in right now. Please try again in a minute. Nothing you typed is lost.'
const server = createServer((request, response) =>
  refuseBusy(request, response, { 'x-frame-options': 'DENY' }),
)
let url: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('responds to function calls with 503, a JSON error and Retry-After', async () => {
  const answer = await fetch(url, { method: 'POST', body: '{"a":1}' })
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  expect(await answer.json()).toEqual({
    error: sentence,
    code: 'unavailable',
    requestId: answer.headers.get('x-request-id'),
  })
})

test('responds to page requests with a plain-text sentence', async () => {
  const answer = await fetch(url, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(sentence)
})
