import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { rawClient } from '#test/raw-client'
import { createHttpServer, timeouts, type Timeouts } from './http-server.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const echo: Answer = async (request, response) => response.end(`got ${await text(request)}`)

async function serve(changed: Partial<Timeouts>, answer: Answer = echo) {
  const server: Server = createHttpServer({
    isUpload: (url) => url === '/upload',
    timeouts: { ...timeouts, ...changed },
  })
  server.on('request', (request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const half = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello`

test.each([
  ['nothing', ''],
  ['half a header', 'GET / HTTP/1.1\r\nHos'],
])('cuts a client that has not sent %s in time', async (_what, sent) => {
  const { closed } = rawClient(await serve({ headersMs: 200 }), sent)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

test('responds with 408 to a body that is not sent in time', async () => {
  const url = await serve({ bodyMs: 200 })
  const answer = await rawClient(url, half('/form')).closed
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close\r\n/)
  expect(answer).toContain(
    '{"error":"This took too long to arrive. Please check your connection and send it again.',
  )
})

test('waits longer for a picture', async () => {
  const url = await serve({ bodyMs: 100, uploadMs: 60_000 })
  const upload = rawClient(url, half('/upload'))
  await rawClient(url, half('/form')).closed
  upload.socket.write('world')
  await expect.poll(upload.received).toContain('got helloworld')
})

test('serves a slow client within the limits', async () => {
  const url = await serve({ headersMs: 10_000, bodyMs: 10_000 })
  const { socket, received } = rawClient(url, 'POST /form HTTP/1.1\r\nHost: a\r\nContent-')
  for (const part of ['Length: 4\r\n', '\r\n', 'a', 'b', 'c', 'd']) {
    await wait(20)
    socket.write(part)
  }
  await expect.poll(received).toContain('got abcd')
})

/** More than all buffers between two processes hold. */
const long = Buffer.alloc(32 * 1024 * 1024, 'x')

test('cuts a client that has stopped reading', async () => {
  let fate: Promise<string> | undefined
  const url = await serve({ unreadMs: 600 }, (_request, response) => {
    fate = once(response, 'close').then(() => (response.writableFinished ? 'sent' : 'cut'))
    response.end(long)
  })
  const { socket } = rawClient(url, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  expect(await fate).toBe('cut')
})

test('lets a slow reader read to the end', async () => {
  const url = await serve({ unreadMs: 1_200 }, (_request, response) => response.end(long))
  const { socket, closed } = rawClient(url)
  socket.removeAllListeners('data')
  let read = 0
  socket.on('data', (chunk: Buffer) => {
    read += chunk.byteLength
    // Some 4 MB at a time, with pauses that exceed the limit together.
    if (Math.floor(read / 4e6) === Math.floor((read - chunk.byteLength) / 4e6)) return
    socket.pause()
    setTimeout(() => socket.resume(), 250)
  })
  const began = performance.now()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await closed
  expect(read).toBeGreaterThan(long.byteLength)
  expect(performance.now() - began).toBeGreaterThan(1_200)
})

test('does not cut a response that takes long or streams', async () => {
  const url = await serve({ unreadMs: 120 }, async ({ url: path }, response) => {
    if (path === '/stream') response.write('first ')
    await wait(800)
    response.end('last')
  })
  for (const path of ['/', '/stream']) expect(await (await fetch(url + path)).text()).toMatch(/last$/)
})

test('keeps connections longer than proxies do, and no longer than it states', async () => {
  const url = await serve({})
  const { socket, received } = rawClient(url, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(received).toMatch(/Keep-Alive: timeout=72\r\n/)
  socket.destroy()

  const short = await serve({ keptMs: 200 })
  const { closed } = rawClient(short, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await closed).toContain('got ')
})
