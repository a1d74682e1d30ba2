import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServiceAccount } from '#test/stand-ins/service-account'
import {
  type SheetsMode,
  startSheetsStandIn,
  type SheetsStandIn,
} from '#server/services/spreadsheet/stand-in'
import { ServiceError } from '#server/errors/service-error'
import { createSheets } from './sheets.ts'

let standIn: SheetsStandIn
beforeAll(async () => {
  standIn = await startSheetsStandIn()
})
beforeEach(() => {
  standIn.behave('ok')
  standIn.behave('ok', { of: 'tokens' })
  standIn.rows.length = 0
  standIn.requests.length = 0
})
afterAll(() => standIn.stop())

function connect(changes: Partial<Parameters<typeof createSheets>[0]> = {}) {
  const { url, tokenUrl, spreadsheetId, serviceAccountJson } = standIn
  return createSheets({
    apiUrl: url,
    tokenUrl,
    spreadsheetId,
    serviceAccountJson,
    timeoutMs: 30_000,
    ...changes,
  })
}

/** A short timeout only where it is tested, because the machine may be busy. */
const responseDelay = (mode: SheetsMode) => (mode === 'stall' ? { timeoutMs: 600 } : {})

async function failureOf(calling: Promise<unknown>): Promise<ServiceError> {
  const error = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ServiceError)) throw new Error('Expected a ServiceError', { cause: error })
  return error
}

test('appends rows and finds them by their id', async () => {
  const sheets = connect()
  expect(await sheets.hasRow('id-1')).toBe(false)
  await sheets.appendRow(['id-1', 'Ada', 14, null])
  await sheets.appendRow(['id-2', 'Grace', 27, 'x'])
  expect(standIn.rows).toEqual([
    ['id-1', 'Ada', 14, null],
    ['id-2', 'Grace', 27, 'x'],
  ])
  expect(await sheets.hasRow('id-2')).toBe(true)
  expect(await sheets.hasRow('Grace')).toBe(false)
  expect(standIn.requests.filter((request) => request === 'POST /token')).toHaveLength(1)
  expect(standIn.requests).toContain(
    'POST /v4/spreadsheets/stand-in-sheet/values/A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS',
  )
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  '\rx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '  =1',
  ' \t=1',
  '\n=1',
  '\u200B=1',
])('escapes %j, which would be a formula', async (text) => {
  await connect().appendRow(['id', text])
  expect(standIn.rows).toEqual([['id', `'${text}`]])
})

test.each(['Ada', '1+1', 'a=b', '', '11-20', 'ada@example.com', -5])('writes %j unchanged', async (value) => {
  await connect().appendRow(['id', value])
  expect(standIn.rows).toEqual([['id', value]])
})

describe('appendRow', () => {
  const failures: [SheetsMode, Partial<ServiceError>, RegExp][] = [
    ['stall', { uncertain: true }, /did not answer \(timeout\)/],
    ['die-after-accepting', { uncertain: true }, /did not answer/],
    ['nonsense', { uncertain: true }, /no sense/],
    [400, { uncertain: false }, /refused the row \(400\)/],
    [401, { uncertain: false }, /the service account’s key/],
    [403, { uncertain: false }, /Share it with the account/],
    [404, { uncertain: false }, /the spreadsheet’s id/],
    [429, { uncertain: false, retryAfterSeconds: 7 }, /429/],
    [500, { uncertain: false }, /500/],
    [502, { uncertain: true }, /502/],
    [503, { uncertain: false }, /503/],
    ['endless', { uncertain: true }, /did not answer \(ANSWER_TOO_LARGE\)/],
    ['bomb', { uncertain: true }, /did not answer \(ANSWER_TOO_LARGE\)/],
    ['redirect', { uncertain: false }, /refused the row \(307\)/],
  ]
  test.each(failures)('fails with %s', async (mode, expected, text) => {
    standIn.behave(mode)
    const failure = await failureOf(connect(responseDelay(mode)).appendRow(['id-1', 'Ada']))
    expect(failure).toMatchObject(expected)
    expect(failure.message).toMatch(text)
    expect(standIn.requests.filter((request) => request.includes(':append'))).toHaveLength(1)
    expect(standIn.requests.some((request) => request.includes('/elsewhere'))).toBe(false)
  })

  test('hasRow finds a row whose response was lost', async () => {
    const sheets = connect()
    standIn.behave('die-after-accepting')
    expect(await failureOf(sheets.appendRow(['id-1', 'Ada']))).toMatchObject({ uncertain: true })
    standIn.behave('ok')
    expect(await sheets.hasRow('id-1')).toBe(true)
    expect(standIn.rows).toHaveLength(1)
  })

  test('reads a Retry-After date', async () => {
    standIn.behave(429, { retryAfter: new Date(Date.now() + 90_000).toUTCString() })
    const { retryAfterSeconds } = await failureOf(connect().appendRow(['id-1']))
    expect(retryAfterSeconds).toBeGreaterThan(85)
    expect(retryAfterSeconds).toBeLessThanOrEqual(90)
  })

  test('waits for a late response within the timeout', async () => {
    standIn.behave('late', { delayMs: 100 })
    await connect().appendRow(['id-1'])
    expect(standIn.rows).toHaveLength(1)
  })

  test('fails while the service is down and succeeds after it is back', async () => {
    const sheets = connect()
    await sheets.appendRow(['id-1'])
    await standIn.down()
    // The first call may still use the old connection, and only then notice that it is gone.
    await failureOf(sheets.hasRow('id-2'))
    expect(await failureOf(sheets.appendRow(['id-2']))).toMatchObject({
      uncertain: false,
      message: expect.stringContaining('ECONNREFUSED'),
    })
    await standIn.up()
    await sheets.appendRow(['id-2'])
    expect(standIn.rows).toEqual([['id-1'], ['id-2']])
  })

  test('fetches a new token after a call that was refused with 401', async () => {
    const sheets = connect()
    standIn.behave(401)
    await failureOf(sheets.appendRow(['id-1']))
    standIn.behave('ok')
    await sheets.appendRow(['id-1'])
    expect(standIn.requests.filter((request) => request === 'POST /token')).toHaveLength(2)
  })
})

test('finds a row among very many, with any chunking of the response', async () => {
  const ids = Array.from({ length: 50_000 }, (_, index) => `4b1f-${index}-é`)
  standIn.rows.push(...ids.map((id) => [id, 'Ada']))
  const sheets = connect()
  for (const id of [ids[0], ids[24_999], ids[49_999]]) expect(await sheets.hasRow(id ?? '')).toBe(true)
  for (const id of ['4b1f-50000-é', '4b1f-1', 'Ada']) expect(await sheets.hasRow(id)).toBe(false)
})

test.each<[SheetsMode, string]>([
  ['stall', 'timeout'],
  ['nonsense', 'no sense'],
  ['die-after-accepting', 'did not answer'],
  ['endless', 'did not answer (ANSWER_TOO_LARGE)'],
  ['bomb', 'did not answer (ANSWER_TOO_LARGE)'],
  ['redirect', '(307)'],
])('a look-up that fails with %s is never uncertain', async (mode, text) => {
  standIn.behave(mode)
  const failure = await failureOf(connect(responseDelay(mode)).hasRow('id-1'))
  expect(failure).toMatchObject({ uncertain: false })
  expect(failure.message).toContain(text)
})

describe('the token service', () => {
  test.each<[SheetsMode, string]>([
    ['stall', 'could not be reached (timeout)'],
    ['die-after-accepting', 'could not be reached'],
    ['nonsense', 'did not give a token (200)'],
    [401, 'did not accept the service account (401)'],
    [503, 'did not give a token (503)'],
    ['endless', 'could not be reached (ANSWER_TOO_LARGE)'],
    ['bomb', 'could not be reached (ANSWER_TOO_LARGE)'],
    ['redirect', 'did not give a token (307)'],
  ])('fails with %s, so nothing was written', async (mode, text) => {
    standIn.behave(mode, { of: 'tokens' })
    const failure = await failureOf(connect(responseDelay(mode)).appendRow(['id-1']))
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toContain(text)
    expect(standIn.requests).toEqual(['POST /token'])
  })

  test('closes the connection, so nothing was written', async () => {
    standIn.behave('refuse')
    expect(await failureOf(connect().appendRow(['id-1']))).toMatchObject({
      uncertain: false,
    })
  })

  test('refuses an unknown key, and the message tells the owner', async () => {
    const failure = await failureOf(
      connect({ serviceAccountJson: createServiceAccount().json }).appendRow(['id-1']),
    )
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toContain('did not accept the service account (invalid_grant)')
  })
})

test.each(['', '{}', '{"client_email":"a@b.example","private_key":"secret"}'])(
  'reports that %j is no service account without quoting it',
  async (serviceAccountJson) => {
    const failure = await failureOf(connect({ serviceAccountJson }).appendRow(['id-1']))
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toBe('What was entered is not the key of a service account.')
  },
)
