import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawClient } from '#test/raw-client'
import { createHealth } from './health.ts'
import { createHttpServer, timeouts } from './http-server.ts'
import { refuseWithoutHost } from './needs-host.ts'
import { securityHeaders } from './security-headers.ts'

let isReady = true
let fault: string | undefined
const headers = securityHeaders({ https: true })
const server = createHttpServer({ isUpload: () => false, timeouts: timeouts })
let url: string

beforeAll(async () => {
  const health = createHealth({ isReady: () => isReady, fault: async () => fault, headers })
  server.on('request', (request, response) => {
    if (!health(request, response) && !refuseWithoutHost(request, response)) response.end('a page')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const ask = (line: string, lines = '') =>
  rawClient(url, `${line}\r\nConnection: close\r\n${lines}\r\n`).closed

describe.each([true, false])('ready: %s', (ready) => {
  beforeAll(() => {
    isReady = ready
  })

  test.each([
    ['GET /healthz HTTP/1.0', true],
    ['OPTIONS /healthz HTTP/1.0', true],
    ['GET /healthz HTTP/1.1', true],
    ['GET /readyz HTTP/1.0', ready],
    ['OPTIONS /readyz HTTP/1.0', ready],
    ['GET /readyz?from=proxy HTTP/1.1', ready],
    // HAProxy's `option httpchk` without more.
    ['OPTIONS / HTTP/1.0', ready],
  ])('%s without a Host gets a response', async (line, isWell) => {
    expect(await ask(line)).toMatch(
      isWell ? /^HTTP\/1\.1 200 OK\r\n/ : /^HTTP\/1\.1 503 Service Unavailable\r\n/,
    )
  })
})

test('/readyz responds with 503 and Retry-After while the process is not ready', async () => {
  isReady = false
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('not ready')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    ...headers,
  })
})

test('/healthz responds to HEAD without a body, and to POST with 405', async () => {
  expect(await ask('HEAD /healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n$/)
  expect(await ask('POST /healthz HTTP/1.1', 'Host: a\r\n')).toMatch(/^HTTP\/1\.1 405 /)
})

test('other paths require a Host header with HTTP/1.1, but not with HTTP/1.0', async () => {
  const refused = await ask('GET /about HTTP/1.1')
  expect(refused).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(refused).toMatch(/\r\n\r\nThis request does not say which host it is for\.$/)
  expect(await ask('GET /about HTTP/1.1', 'Host: a\r\n')).toContain('a page')
  expect(await ask('GET /about HTTP/1.0')).toContain('a page')
})

test('database problems are reported to deep checks only', async () => {
  isReady = true
  fault = 'the disk is full'
  expect(await ask('GET /healthz?deep HTTP/1.0')).toMatch(
    /^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*the disk is full$/i,
  )
  for (const path of ['/healthz', '/readyz']) expect(await ask(`GET ${path} HTTP/1.0`)).toMatch(/ 200 OK/)
  fault = undefined
  expect(await ask('GET /healthz?deep HTTP/1.0')).toMatch(/ 200 OK/)
})
