import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttp } from 'node:http'
import { connect, createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { rawClient } from '#test/raw-client'
import { followConnections } from './connections.ts'
import { createHttpServer, timeouts } from './http-server.ts'
import { createListeners } from './listeners.ts'

const host = '127.0.0.1'
const anyPort = { port: 0, host }
/** So many connections that each listening socket gets some: the system chooses one by the client's port. */
const many = Array.from({ length: 64 })

async function serve(waits = timeouts) {
  const server = createHttpServer({ isUpload: () => false, timeouts: waits })
  server.on('request', (_request, response) => response.end('answer'))
  const listeners = createListeners(server)
  const connections = followConnections(server, listeners.close)
  const port = await listeners.listen(anyPort)
  onTestFinished(() => {
    listeners.close()
    server.closeAllConnections()
  })
  return { port, connections, listeners, url: `http://${host}:${port}` }
}

test('accepts many waiting connections in few polls of the network', async () => {
  const { port, connections } = await serve()
  const crowd = 200
  // This process accepts nobody while it waits for that one, which leaves them in the port's queue.
  const visit = `let open = 0
    for (let n = 0; n < ${crowd}; n += 1)
      require('net').connect(${port}, '${host}', () => ++open === ${crowd} && process.exit())`
  execFileSync(process.execPath, ['-e', visit])
  let polls = 0
  for (; connections.accepted() < crowd; polls += 1) await setImmediate()
  // One listening socket takes at least as many polls as there are connections.
  expect(polls).toBeLessThan(crowd / 2)
})

test('answers on every listening socket', async () => {
  const { url } = await serve()
  const answers = await Promise.all(many.map(async () => (await fetch(url)).text()))
  expect(answers).toEqual(many.map(() => 'answer'))
})

test('cuts slow clients on every listening socket', async () => {
  const { url } = await serve({ ...timeouts, headersMs: 200 })
  const clients = many.map(() => rawClient(url, 'GET / HTTP/1.1\r\nHost: a\r\n'))
  const ends = await Promise.all(clients.map(({ closed }) => closed))
  expect(ends.filter((received) => received.includes(' 200 '))).toEqual([])
})

test('refuses a port that another process listens on, even one that lets others share it', async () => {
  const { port } = await serve()
  await expect(createListeners(createHttp()).listen({ port, host })).rejects.toThrow('EADDRINUSE')
  const alone = createServer().listen(anyPort)
  await once(alone, 'listening')
  onTestFinished(() => void alone.close())
  const taken = (alone.address() as { port: number }).port
  await expect(createListeners(createHttp()).listen({ port: taken, host })).rejects.toThrow('EADDRINUSE')
})

test('accepts no connection on any listening socket once it is closed', async () => {
  const { port, listeners } = await serve()
  listeners.close()
  const refused = many.map(async () => {
    const [error] = await once(connect(port, host), 'error')
    return (error as NodeJS.ErrnoException).code
  })
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['ECONNREFUSED']))
})
