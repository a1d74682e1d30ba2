import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { rawClient } from '#test/raw-client'
import { createDrain, type Submissions } from './drain.ts'
import { followConnections } from '#server/http/connections'
import { createHttpServer, timeouts } from '#server/http/http-server'
import { createLog } from './log.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

interface Site {
  listener?: RequestListener
  submissions?: Submissions
  delayMs?: number
  close?: (withinMs: number) => Promise<void>
  unsentMs?: number
  answersMs?: number
  endMs?: number
  maxMs?: number
  stallMs?: number
}

const ample = 20_000

async function site({
  listener = (_request, response) => response.end('answer'),
  submissions = { allStored: async () => {}, stored: () => 0 },
  delayMs = 0,
  close = async () => {},
  unsentMs = ample,
  answersMs = ample,
  endMs = ample,
  maxMs = 2 * ample,
  stallMs = 100,
}: Site) {
  const server = createHttpServer({ isUpload: () => false, timeouts })
  const log: Record<string, unknown>[] = []
  const exit = createDrain({
    connections: followConnections(server),
    submissions,
    delayMs,
    close,
    limits: { lookAwayMs: 0, unsentMs, answersMs, endMs, maxMs, stallMs },
    log: createLog('info', { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) }),
  })
  server.on('request', listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exit, log }
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const half = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello'

test('draining keeps accepting connections during the delay, and closes each after its response', async () => {
  const { url, exit } = await site({ delayMs: 1_500 })
  const kept = rawClient(url, get)
  await expect.poll(kept.received).toContain('Connection: keep-alive')
  const unused = rawClient(url)
  await once(unused.socket, 'connect')

  const began = performance.now()
  const drained = exit.drain('SIGTERM')
  expect(exit.isDraining()).toBe(true)
  // A request on an old and on a new connection each gets its response, with `Connection: close`.
  kept.socket.write(get)
  const answers = await Promise.all([kept.closed, rawClient(url, get).closed])
  for (const answer of answers) expect(answer).toMatch(/connection: close\r\n[^]*answer/)
  expect(unused.socket.closed).toBe(false)
  await drained
  expect(performance.now() - began).toBeGreaterThan(1_490)
  expect(await unused.closed).toBe('')
  await expect(fetch(url)).rejects.toThrow()
})

test('draining responds to every connection made before it stopped listening, even when busy', async () => {
  const busyMs = 10
  const { url, exit } = await site({
    listener(_request, response) {
      for (const from = performance.now(); performance.now() - from < busyMs;);
      response.end('answer')
    },
  })
  // Node accepts one connection per poll, and has accepted none of these yet.
  const clients = Array.from({ length: 40 }, () => rawClient(url, get))
  const drained = exit.drain('SIGTERM')
  for (const { closed } of clients) expect(await closed).toMatch(/answer$/)
  await drained
})

test('draining accepts all waiting connections, however long that takes', async () => {
  const busyMs = 100
  const { url, exit } = await site({
    listener(_request, response) {
      for (const from = performance.now(); performance.now() - from < busyMs;);
      response.end('answer')
    },
  })
  const clients = Array.from({ length: 40 }, () => rawClient(url, get))
  const drained = exit.drain('SIGTERM')
  const answers = await Promise.all(
    clients.map(({ closed }) => closed.catch((error: Error) => error.message)),
  )
  expect(answers.filter((answer) => !answer.endsWith('answer'))).toEqual([])
  await drained
})

test('draining continues past the deadline while responses are still being completed', async () => {
  const waiting: ServerResponse[] = []
  const { url, exit, log } = await site({
    listener: (_request, response) => void waiting.push(response),
    unsentMs: 100,
    answersMs: 200,
    stallMs: 1_000,
  })
  const clients = Array.from({ length: 10 }, () => rawClient(url, get))
  await expect.poll(() => waiting.length).toBe(10)
  const drained = exit.drain('SIGTERM')
  for (const response of waiting) {
    await wait(150)
    response.end('answer')
  }
  for (const { closed } of clients) expect(await closed).toMatch(/answer$/)
  await drained
  expect(log.map(({ msg }) => msg)).toEqual(['draining', 'stopped'])
})

test('draining ends at the maximum time although a response is still sent byte by byte', async () => {
  const { url, exit, log } = await site({
    listener(_request, response) {
      const timer = setInterval(() => response.write('x'), 20)
      response.once('close', () => clearInterval(timer))
    },
    unsentMs: 100,
    answersMs: 200,
    maxMs: 1_000,
  })
  const { received } = rawClient(url, get)
  await expect.poll(received).toContain('x')
  await exit.drain('SIGTERM')
  expect(log.map(({ msg }) => msg)).toEqual(['draining', 'left without their answers', 'stopped'])
})

test('draining lets running requests finish, with `Connection: close`', async () => {
  let underWay: ServerResponse | undefined
  const { url, exit } = await site({ listener: (_request, response) => void (underWay = response) })
  const { received, closed } = rawClient(url, get)
  await expect.poll(() => underWay).toBeDefined()
  const drained = exit.drain('SIGTERM')
  await wait(50)
  expect(received()).toBe('')
  underWay?.end('late answer')
  expect(await closed).toMatch(/connection: close\r\n[^]*late answer$/)
  await drained
})

test('draining stores the submissions of visitors who have left before it closes the database', async () => {
  const stored = Promise.withResolvers<void>()
  let isClosed = false
  const { exit } = await site({
    submissions: { allStored: () => stored.promise, stored: () => 0 },
    close: async () => void (isClosed = true),
  })
  const drained = exit.drain('SIGTERM')
  await wait(700)
  expect(isClosed).toBe(false)
  stored.resolve()
  await drained
  expect(isClosed).toBe(true)
})

test('draining lets a client read a long response to its end', async () => {
  const long = Buffer.alloc(32 * 1024 * 1024, 'x')
  const { url, exit } = await site({
    listener: (_request, response) => response.setHeader('content-length', long.byteLength).end(long),
  })
  const { socket } = rawClient(url, get)
  await once(socket, 'data')
  socket.removeAllListeners('data')
  socket.pause()
  const drained = exit.drain('SIGTERM')
  await wait(100)
  let read = 0
  socket.on('data', (chunk: Buffer) => (read += chunk.byteLength))
  socket.resume()
  await once(socket, 'close')
  await drained
  // Everything except the first chunk, which was read before.
  expect(read).toBeGreaterThan(long.byteLength - 1024 * 1024)
})

test('draining waits for the rest of a request, and responds with 503 if it does not arrive in time', async () => {
  const listener: RequestListener = (request, response) =>
    void text(request).then(
      (body) => response.end(`got ${body}`),
      () => {},
    )
  const { url, exit } = await site({ listener, unsentMs: 2_000 })
  const [sends, stays, hangs] = [rawClient(url, half), rawClient(url, half), rawClient(url, 'GET / HT')]
  await expect.poll(() => [sends, stays, hangs].every(({ socket }) => socket.bytesWritten > 0)).toBe(true)
  await wait(100)
  const drained = exit.drain('SIGTERM')
  await wait(50)
  sends.socket.write('world')
  expect(await sends.closed).toMatch(/connection: close\r\n[^]*got helloworld$/)
  expect(await stays.closed).toMatch(
    /^HTTP\/1\.1 503 [^]*"The site is restarting\. Please send it again in a moment\."/,
  )
  expect(await hangs.closed).toBe('')
  await drained
})

test('draining ends event streams, including those opened during the delay', async () => {
  const { url, exit } = await site({
    delayMs: 300,
    listener: (_request, response) => {
      response.write('open ')
      exit.ending.addEventListener('abort', () => response.end('closed'))
    },
  })
  const before = rawClient(url, get)
  await expect.poll(before.received).toContain('open')
  const drained = exit.drain('SIGTERM')
  const meanwhile = rawClient(url, get)
  for (const { closed } of [before, meanwhile]) expect(await closed).toContain('closed')
  await drained
})

test('draining ends in time although a response and the closing of the database never end', async () => {
  let withinMs = 0
  const { url, exit, log } = await site({
    listener: () => {},
    unsentMs: 100,
    answersMs: 200,
    endMs: 1_500,
    close: (given) => {
      withinMs = given
      return new Promise(() => {})
    },
  })
  const { socket } = rawClient(url, get)
  await once(socket, 'connect')
  await wait(50)
  await exit.drain('SIGTERM')
  expect(withinMs).toBeGreaterThan(0)
  expect(withinMs).toBeLessThanOrEqual(1_500)
  expect(log.map(({ msg }) => msg)).toEqual([
    'draining',
    'left without their answers',
    'stopped before everything was closed',
  ])
})

test('draining logs an error while closing, and ends', async () => {
  const { exit, log } = await site({ close: () => Promise.reject(new Error('no')) })
  await Promise.all([exit.drain('SIGTERM'), exit.drain('SIGTERM')])
  expect(log.map(({ msg }) => msg)).toEqual(['draining', 'stopping failed', 'stopped'])
})
