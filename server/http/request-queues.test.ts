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

/** Queues by the first part of an address, with two running at a time; work continues until it is ended. */
function queuesOf(options: Partial<Options> = {}) {
  const begun: string[] = []
  const refused: string[] = []
  const lost: string[] = []
  const ends = new Map<string, () => void>()
  const queues = requestQueues({
    kindOf: (url) => ({ name: url.split('/')[1] ?? '', atOnce: 2, storesPosts: url.startsWith('/form') }),
    onLost: ({ name }) => lost.push(name),
    refuse(request, response) {
      refused.push(request.url ?? '')
      response.end('refused')
    },
    ...options,
  })
  const ask = (request: IncomingMessage, response: ServerResponse) =>
    queues.enqueue(request, response, () => {
      const url = request.url ?? ''
      begun.push(url)
      if (!request.complete) request.resume()
      return new Promise((resolve) => {
        ends.set(url, () => {
          response.end('done')
          resolve()
        })
      })
    })
  return { begun, refused, lost, ask, end: (url: string) => ends.get(url)?.(), allStored: queues.allStored }
}

/** A client that is connected and waits. */
function visitor(url: string): [IncomingMessage, ServerResponse] {
  const socket = { readableEnded: false, destroyed: false }
  const request = Object.assign(new EventEmitter(), { url, socket, complete: true })
  const response = Object.assign(new EventEmitter(), { end() {} })
  return [request as unknown as IncomingMessage, response as unknown as ServerResponse]
}

/** Waits for enough event-loop turns to start everything that may start. */
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
const post = (path: string, sent = 'ok') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n${sent}`

/** Sends this from another process, which leaves before this one accepts anybody. */
function sendAndLeave(port: number, text: string): void {
  const visit = `const s = require('net').connect(${port}, '127.0.0.1', () => s.end(${JSON.stringify(text)}, () => s.destroy()))`
  execFileSync(process.execPath, ['-e', visit])
}

test('does not start a request whose client left before it was accepted', async () => {
  const queues = queuesOf()
  const { port, arrived, closed } = await listen(queues.ask)
  sendAndLeave(port, get('/gone'))
  await expect.poll(arrived).toBe(1)
  await expect.poll(closed).toBe(1)
  await looksAtTheNetwork()
  expect(queues.begun).toEqual([])
})

test('drops a waiting request whose client leaves, and starts the next', async () => {
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

test('stores a form whose visitor left before it was accepted', async () => {
  const queues = queuesOf()
  const { port } = await listen(queues.ask)
  sendAndLeave(port, post('/form/gone'))
  await expect.poll(() => queues.begun).toEqual(['/form/gone'])
})

test('drops a form whose body was not sent completely', async () => {
  const queues = queuesOf()
  const { port, closed } = await listen(queues.ask)
  sendAndLeave(port, post('/form/half', 'o'))
  await expect.poll(closed).toBe(1)
  await looksAtTheNetwork()
  expect(queues.begun).toEqual([])
  await queues.allStored()
})

test('stores a form whose visitor leaves while it waits, without delaying those of visitors who stay', async () => {
  const queues = queuesOf({ kindOf: (url) => ({ name: 'form', atOnce: 1, storesPosts: url !== '/read' }) })
  const { url, arrived, closed } = await listen(queues.ask)
  rawClient(url, post('/form/first'))
  await expect.poll(() => queues.begun).toEqual(['/form/first'])
  const leaving = [rawClient(url, post('/form/leaving')), rawClient(url, post('/read'))]
  await expect.poll(arrived).toBe(3)
  const staying = rawClient(url, post('/form/staying'))
  await expect.poll(arrived).toBe(4)
  for (const { socket } of leaving) socket.destroy()
  await expect.poll(closed).toBe(2)
  await expect.poll(() => queues.begun).toEqual(['/form/first', '/form/leaving'])
  let areAllStored = false
  const stored = queues.allStored().then(() => (areAllStored = true))
  queues.end('/form/first')
  await expect.poll(() => queues.begun).toEqual(['/form/first', '/form/leaving', '/form/staying'])
  queues.end('/form/staying')
  await expect.poll(staying.received).toContain('done')
  expect(areAllStored).toBe(false)
  queues.end('/form/leaving')
  await stored
})

test('stores a form whose visitor has left even after the longest wait', async () => {
  const queues = queuesOf({ limits: { longestWaitMs: 100 } })
  const { url, arrived, closed } = await listen(queues.ask)
  for (const path of ['/form/1', '/form/2']) {
    rawClient(url, post(path))
    await expect.poll(() => queues.begun).toContain(path)
  }
  const leaving = rawClient(url, post('/form/3'))
  await expect.poll(arrived).toBe(3)
  leaving.socket.destroy()
  await expect.poll(closed).toBe(1)
  await expect.poll(() => queues.begun).toEqual(['/form/1', '/form/2', '/form/3'])
  expect(queues.refused).toEqual([])
})

test('reports a form that is dropped because too many visitors have left', async () => {
  const queues = queuesOf({ limits: { maxWaiting: 1 } })
  const { url, arrived, closed } = await listen(queues.ask)
  // Ten submissions of clients that have left run at a time, and none of these ends.
  for (let left = 1; left <= 12; left += 1) {
    const kind = `/form${left}`
    for (const path of [`${kind}/1`, `${kind}/2`]) {
      rawClient(url, post(path))
      await expect.poll(() => queues.begun).toContain(path)
    }
    const leaving = rawClient(url, post(`${kind}/leaving`))
    await expect.poll(arrived).toBe(3 * left)
    leaving.socket.destroy()
    await expect.poll(closed).toBe(left)
  }
  await expect.poll(() => queues.lost).toEqual(['form12'])
  expect(queues.begun.filter((path) => path.endsWith('leaving'))).toHaveLength(10)
})

test('runs requests up to the limit of their kind, without delaying other kinds', async () => {
  const { ask, begun, end } = queuesOf()
  for (const url of ['/a/1', '/a/2', '/a/3', '/b/1']) ask(...visitor(url))
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1', '/a/2', '/b/1'])
  end('/a/2')
  await looksAtTheNetwork()
  expect(begun).toEqual(['/a/1', '/a/2', '/b/1', '/a/3'])
})

test('requests count toward the limit only once their body is complete, so slow senders block nobody', async () => {
  const queues = queuesOf()
  const { url } = await listen(queues.ask)
  const slow = ['/a/1', '/a/2', '/a/3'].map((path) =>
    rawClient(url, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n1`),
  )
  await expect.poll(() => queues.begun.toSorted()).toEqual(['/a/1', '/a/2', '/a/3'])
  const visit = rawClient(url, get('/a/visitor'))
  await expect.poll(() => queues.begun).toContain('/a/visitor')
  queues.end('/a/visitor')
  await expect.poll(visit.received).toContain('done')
  for (const { socket } of slow) socket.write('2')
  rawClient(url, get('/b/1'))
  await expect.poll(() => queues.begun).toContain('/b/1')
  const later = rawClient(url, get('/a/later'))
  rawClient(url, get('/b/2'))
  await expect.poll(() => queues.begun).toContain('/b/2')
  expect(queues.begun).not.toContain('/a/later')
  for (const path of ['/a/1', '/a/2', '/a/3']) queues.end(path)
  await expect.poll(() => queues.begun).toContain('/a/later')
  queues.end('/a/later')
  await expect.poll(later.received).toContain('done')
})

test('refuses a request when the queue of its kind is full, and none of another kind', async () => {
  const { ask, begun, refused } = queuesOf({ limits: { maxWaiting: 1 } })
  for (const url of ['/a/1', '/a/2']) {
    ask(...visitor(url))
    await looksAtTheNetwork()
  }
  for (const url of ['/a/3', '/a/4', '/b/1']) ask(...visitor(url))
  await looksAtTheNetwork()
  expect(refused).toEqual(['/a/4'])
  expect(begun).toEqual(['/a/1', '/a/2', '/b/1'])
})

test('refuses a request that has waited too long', async () => {
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
