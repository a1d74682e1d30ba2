import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { submitScoreFeedback } from '#contracts/submit-score-feedback'
import { connectDatabase } from '#server/db/connect'
import { defineForm } from '#server/calls/define-form'
import { createTestApp } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { toAppError } from './error-response.ts'
import { createRateLimiter } from '#server/http/rate-limiter'

let database: TestDatabase
const closes: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

const body = { ...exampleBodies['send-score-email'], submissionId: randomUUID() }

function expectUnavailable(answer: { status: number; headers: Headers; body: object }): void {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(answer.body).toMatchObject({
    code: 'unavailable',
    error: 'We can’t take this in right now. Please try again in a minute. Nothing you typed is lost.',
  })
}

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006'])(
  'toAppError maps a database error %s to unavailable',
  (code) => {
    expect(toAppError(Object.assign(new Error('x'), { code }))).toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 30,
    })
  },
)

test.each([new Error('x'), Object.assign(new Error('x'), { code: '23505' }), 'x', null, undefined])(
  'toAppError maps %s to internal',
  (error) => {
    expect(toAppError(error).code).toBe('internal')
  },
)

test('returns 503 while the database connection is closed', async () => {
  const pool = { ...database.pool.options, max: 1 }
  const closed = await connectDatabase({
    databaseUrl: pool.connectionString ?? 'postgres://postgres@127.0.0.1:9/none',
    dataDir: '',
  })
  await closed.close()
  const { post, logLines } = createTestApp({ ...database, ...closed })
  expectUnavailable(await post('send-score-email', body))
  expect(logLines.join('')).not.toContain('ada@example.com')
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('while PostgreSQL is unreachable', () => {
  /** A proxy in front of PostgreSQL that can be cut. */
  async function startProxy(target: URL) {
    const sockets = new Set<Socket>()
    let server: Server | undefined
    let port = 0
    const up = async () => {
      server = createServer((socket) => {
        const onward = connect(Number(target.port), target.hostname)
        for (const each of [socket, onward]) {
          sockets.add(each)
          each.on('error', () => {}).on('close', () => sockets.delete(each))
        }
        socket.pipe(onward).pipe(socket)
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    }
    const down = async () => {
      const closed = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closed
      server = undefined
    }
    await up()
    const url = new URL(target)
    url.port = String(port)
    return { url: url.href, up, down }
  }

  test('a form returns 503 and stores nothing, and succeeds once PostgreSQL is back', async () => {
    const proxy = await startProxy(new URL(database.pool.options.connectionString ?? ''))
    const behind = await connectDatabase({ databaseUrl: proxy.url, dataDir: '' })
    closes.push(proxy.down, behind.close)
    const rateLimiter = createRateLimiter(behind)
    const { post } = createTestApp({ ...database, ...behind }, { rateLimiter })
    expect((await post('send-score-email', body)).status).toBe(200)
    const rows = await countAllRows(database)

    await proxy.down()
    const other = { ...body, submissionId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('send-score-email', other)))
    for (const answer of answers) expectUnavailable(answer)
    expect(await countAllRows(database)).toBe(rows)

    await proxy.up()
    expect((await post('send-score-email', other)).status).toBe(200)
  })
})

describe('an unexpected error', () => {
  /** A form that fails in the database, on the visitor's values. */
  const failing = defineForm(submitScoreFeedback, {
    access: 'public',
    async look({ input, tx }) {
      await tx.execute(sql`select ${exampleAnswers.email}::int, ${input.comment ?? ''}::int`)
    },
    submit: () => ({ deliveries: [], answer: { data: { id: '' } } }),
  })
  const comment = 'My divorce lawyer\n    at my divorce lawyer (said: no)'

  test('returns 500 with a general message, and is logged without the visitor’s text', async () => {
    const { post, logLines } = createTestApp(database, { functions: [failing] })
    const answer = await post('submit-score-feedback', { rating: 1, comment })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({
      error: 'Something went wrong on our side. Please try again later.',
      code: 'internal',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const log = logLines.join('')
    expect(log).not.toContain('ada@example.com')
    expect(log).not.toContain('divorce')
    expect(log).toContain('"code":"22P02"')
    expect(log).toContain(answer.body.requestId)
  })
})

test('the log of a request has no query string, no body and no email or network address', async () => {
  const { request, post, logLines } = createTestApp(database)
  await post('send-score-email', body, { 'x-forwarded-for': '203.0.113.99', authorization: 'Bearer secret' })
  await request('/functions/v1/nothing?email=ada@example.com&token=secret')
  await request('/unsubscribe/ada%40example.com?token=secret')
  const lines = logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(3)
  expect(lines[0]).toMatchObject({ method: 'POST', path: '/functions/v1/send-score-email', status: 200 })
  // The letters of an id may happen to spell a name.
  const log = JSON.stringify(lines.map((line) => ({ ...line, requestId: undefined, traceId: undefined })))
  for (const secret of ['ada', 'Ada', 'secret', 'token', '203.0.113.99', 'lead-nurture'])
    expect(log).not.toContain(secret)
})
