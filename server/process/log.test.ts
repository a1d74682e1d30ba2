import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog, withoutSecrets } from './log.ts'

/** Returns the line that the log writes for an error. */
function logged(err: unknown): string {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'failed')
  return lines.join('')
}

const secrets = ['ada@example.com', 'my divorce lawyer']

describe('the log line of a database error', () => {
  const params = ['ada@example.com', 'I sit\n    at my divorce lawyer’s (ada@example.com:1:1)']
  const cause = Object.assign(new Error('duplicate key value: (email)=(ada@example.com)'), {
    code: '23505',
    detail: 'Key (comment)=(my divorce lawyer) already exists.',
    where: 'COPY: my divorce lawyer',
    constraint: 'leads_email_unique',
    table: 'leads',
  })
  const line = logged(new DrizzleQueryError('insert into "leads" values ($1, $2)', params, cause))

  test('contains no value of the query or of the error', () => {
    for (const secret of secrets) expect(line).not.toContain(secret)
  })

  test('contains the query, the constraint, the error code and our stack frames', () => {
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'DrizzleQueryError',
        query: 'insert into "leads" values ($1, $2)',
        frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
        cause: { code: '23505', constraint: 'leads_email_unique', table: 'leads' },
      },
    })
  })
})

test('email addresses are removed from other errors and their causes', () => {
  const cause = new Error('Cannot reach ada@example.com\n    at ada@example.com')
  const line = logged(new Error('Mail to <Ada.B+x@mail.example.com> failed', { cause }))
  expect(line).not.toContain('@mail')
  expect(line).not.toContain('ada@example')
  expect(line).toContain('Mail to <[address]> failed')
})

const token = `${'aB3-_6cd'.repeat(5)}xyz`

test.each([
  ['/unsubscribe/ada@example.com/now', '/unsubscribe/[address]/now'],
  ['/unsubscribe/ada%40example.com', '/unsubscribe/[address]'],
  [`/book/${token}/change`, '/book/[token]/change'],
  [`/book/${token}.data`, '/book/[token]'],
  [`/calendars/${token}.ics`, '/calendars/[token]'],
  ['/admin/leads/7c9f3a50-0000-4000-8000-000000000001', '/admin/leads/7c9f3a50-0000-4000-8000-000000000001'],
  ['nothing here', 'nothing here'],
])('%s is logged as %s', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected)
})

test('a thrown value that is not an error is logged by its type only', () => {
  expect(JSON.parse(logged('ada@example.com wrote')).err).toEqual({ type: 'string' })
})

test('an error-like object is logged like an error', () => {
  const thrown = { name: 'Refusal', message: 'No room for ada@example.com', code: 'FULL' }
  expect(JSON.parse(logged(thrown)).err).toEqual({
    type: 'Refusal',
    message: 'No room for [address]',
    code: 'FULL',
    frames: [],
  })
})

test('an identical warning is logged once and then with its count, but an error each time', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, 20)
  for (let time = 0; time < 50; time += 1) {
    log.warn({ err: new Error('full'), step: 'keys' }, 'housekeeping failed')
    log.error({ err: new Error('full') }, 'request failed')
  }
  log.warn({ err: new Error('full'), step: 'mail' }, 'housekeeping failed')
  const said = (message: string) => lines.filter(({ msg }) => msg === message)
  expect(said('request failed')).toHaveLength(50)
  expect(said('housekeeping failed')).toMatchObject([{ step: 'keys' }, { step: 'mail' }])
  await expect.poll(() => said('housekeeping failed')).toHaveLength(3)
  expect(said('housekeeping failed')[2]).toMatchObject({ step: 'keys', repeated: 49 })
})

describe('while the database is unreachable', () => {
  const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

  test('a line about it is logged once and then at intervals with its count, other lines each time', async () => {
    const lines: Record<string, unknown>[] = []
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, 20)
    for (let time = 0; time < 100; time += 1) {
      log.warn({ err: away(), about: time }, 'queue')
      log.info({ about: time }, 'request')
    }
    log.warn({ err: away() }, 'another')
    log.warn({ err: new Error('a fault') }, 'queue')
    const said = (message: string) => lines.filter(({ msg }) => msg === message)
    expect(said('request')).toHaveLength(100)
    expect(said('another')).toHaveLength(1)
    expect(said('queue')).toMatchObject([{ about: 0 }, { err: { message: 'a fault' } }])
    await expect.poll(() => said('queue')).toHaveLength(3)
    expect(said('queue')[2]).toMatchObject({ level: 40, repeated: 99 })
    // After a pause without this line, it is logged at once again.
    await new Promise((resolve) => setTimeout(resolve, 100))
    log.warn({ err: away() }, 'queue')
    expect(said('queue')).toHaveLength(4)
  })
})
