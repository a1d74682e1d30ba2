import { execFileSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { rawClient } from '#test/raw-client'
import { followConnections } from './connections.ts'
import { requestQueues } from './request-queues.ts'

type Options = Parameters<typeof requestQueues>[0]

/** Queues by the first part of an address, of which two are worked on at a time; work goes on until it is ended. */
function queuesOf(options: Partial<Options> = {}) {
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const enqueue = requestQueues({
    kindOf: (url) => ({ name: url.split('/')[1] ?? '', atOnce: 2 }),
    accepted: () => 0,
    refuse(request, response) {
      refused.push(request.url ?? '')
      response.end('refused')
    },
    ...options,
  })
  const ask = (request: IncomingMessage, response: ServerResponse) =>
    enqueue(request, response, () => {
      const url = request.url ?? ''
      begun.push(url)
      return new Promise((resolve) => {
        ends.set(url, () => {
          response.end('done')
          resolve()
        })
      })
    })
  return { begun, refused, ask, end: (url: string) => ends.get(url)?.() }
}

/** Somebody who is there and waits. */
function visitor(url: string): [IncomingMessage, ServerResponse] {
  const socket = { readableEnded: false, destroyed: false }
  const response = Object.assign(new EventEmitter(), { end() {} })
  return [{ url, socket } as IncomingMessage, response as unknown as ServerResponse]
}

/** Enough of them for all that may begin to have begun. */
async function looksAtTheNetwork(): Promise<void> {
  for (let look = 0; look < 10; look += 1) await setImmediate()
}

async function listen(ask: ReturnType<typeof queuesOf>['ask']) {
  const server = createServer()
  const connections = followConnections(server)
  let [arrived, closed] = [0, 0]
  server.on('request', (request, response) => {
    arrived += 1
    response.once('close', () => (closed += 1))
    ask(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, connections, arrived: () => arrived, closed: () => closed }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

test('does not begin what a client asked for that left before it was accepted', async () => {
  const queues = queuesOf()
  const { port, arrived, closed } = await listen(queues.ask)
  // This process accepts nobody while it waits for that one.
  const visit = `const s = require('net').connect(${port}, '127.0.0.1', () => s.end(${JSON.stringify(get('/gone'))}, () => s.destroy()))`
  execFileSync(process.execPath, ['-e', visit])
  await expect.poll(arrived).toBe(1)
  await expect.poll(closed).toBe(1)
  await looksAtTheNetwork()
  expect(queues.begun).toEqual([])
})

test('drops who leaves while waiting, and begins the next', async () => {
  const queues = queuesOf({ kindOf: () => ({ name: 'all', atOnce: 1 }) })
  const { url, arrived, closed } = await listen(queues.ask)
  const first = rawClient(url, get('/first'))
  await expect.poll(() => queues.begun).toEqual(['/first'])
  const leaving = rawClient(url, get('/leaving'))
  await expect.poll(arrived).toBe(2)
  const staying = rawClient(url, get('/staying'))
  await expect.poll(arrived).toBe(3)
  leaving.socket.destroy()
  await expect.poll(closed).toBe(1)
  queues.end('/first')
  await expect.poll(() => queues.begun).toEqual(['/first', '/staying'])
  queues.end('/staying')
  await expect.poll(staying.received).toContain('done')
  expect(first.received()).toContain('done')
})

test('begins as many of a kind as it may, and those of other kinds beside them', async () => {
  const { ask, begun, end } = queuesOf()
  for (const url of ['/a/1', '/a/2', '/a/3', '/b/1']) ask(...visitor(url))
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1', '/b/1', '/a/2'])
  end('/a/2')
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1', '/b/1', '/a/2', '/a/3'])
})

test('begins nothing while new connections come in', async () => {
  let [accepted, isCrowded] = [0, false]
  const { ask, begun } = queuesOf({
    accepted: () => (isCrowded ? ++accepted : accepted),
    limits: { holdMs: 600_000 },
  })
  ask(...visitor('/a/1'))
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1'])
  isCrowded = true
  ask(...visitor('/a/2'))
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1'])
  isCrowded = false
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1', '/a/2'])
})

test('holds work back for a while only, however many come', async () => {
  let accepted = 0
  const { ask, begun } = queuesOf({ accepted: () => ++accepted, limits: { holdMs: 50 } })
  ask(...visitor('/a/1'))
  await expect.poll(() => begun).toEqual(['/a/1'])
  ask(...visitor('/a/2'))
  await expect.poll(() => begun).toEqual(['/a/1', '/a/2'])
})

test('refuses who would be one too many of a kind, and nobody of another', async () => {
  const { ask, begun, refused } = queuesOf({ limits: { mostWaiting: 1 } })
  for (const url of ['/a/1', '/a/2']) {
    ask(...visitor(url))
    await looksAtTheNetwork()
  }
  for (const url of ['/a/3', '/a/4', '/b/1']) ask(...visitor(url))
  await looksAtTheNetwork()
  expect(refused).toEqual(['/a/4'])
  expect(begun).toEqual(['/a/1', '/a/2', '/b/1'])
})

test('refuses whose turn has not come in time', async () => {
  const { ask, begun, refused, end } = queuesOf({ limits: { longestWaitMs: 100 } })
  for (const url of ['/a/1', '/a/2']) {
    ask(...visitor(url))
    await expect.poll(() => begun).toContain(url)
  }
  ask(...visitor('/a/3'))
  await expect.poll(() => refused).toEqual(['/a/3'])
  end('/a/1')
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1', '/a/2'])
})
