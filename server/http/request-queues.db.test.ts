import { getRequestListener } from '@hono/node-server'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { functions } from '#server/functions/index'
import { workKinds } from '#server/process/work-kinds'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { createRateLimiter } from './rate-limiter.ts'
import { requestQueues } from './request-queues.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function listen() {
  const app = createTestApp(database, { rateLimiter: createRateLimiter(database) })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const queues = requestQueues({
    kindOf: workKinds(functions),
    refuse: (_request, response) => void response.writeHead(503).end(),
    onLost() {},
  })
  const server = createServer((request, response) =>
    queues.enqueue(request, response, () => listener(request, response)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.each(['destroy', 'resetAndDestroy'])(
  'a form is stored whose visitor closed the page right after sending it (%s)',
  async (leave) => {
    const port = await listen()
    const body = JSON.stringify({
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Example Works',
      biggest_challenge: 'x'.repeat(1_900),
    })
    const text = `POST /functions/v1/subscribe-contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    // This process accepts nobody while it waits for that one.
    const visit = `const s = require('net').connect(${port}, '127.0.0.1', () => s.write(process.argv[1], () => s.${leave}()))`
    execFileSync(process.execPath, ['-e', visit, text])
    const stored = () => database.db.select({ email: contacts.email }).from(contacts)
    await expect.poll(stored).toEqual([{ email: 'ada@example.com' }])
  },
)
