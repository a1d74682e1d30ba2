import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startZoomStandIn, type ZoomMode, type ZoomStandIn } from '#server/services/zoom/stand-in'
import { ServiceError } from '#server/errors/service-error'
import { createZoom } from './zoom.ts'

let standIn: ZoomStandIn
beforeAll(async () => {
  standIn = await startZoomStandIn()
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.stop())

const connect = (changes: object = {}) => createZoom({ ...standIn, timeoutMs: 5_000, ...changes })
const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
const countOf = (start: string) => standIn.requests.filter((request) => request.startsWith(start)).length

async function failureOf(calling: Promise<unknown>): Promise<ServiceError> {
  const error = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ServiceError)) throw new Error('Expected a ServiceError', { cause: error })
  expect(error.message).not.toMatch(/ada|127\.0\.0\.1/)
  return error
}

test('registers a person and finds the same registration afterwards', async () => {
  const zoom = connect()
  expect(await zoom.findRegistrant(ada.email)).toBeUndefined()
  const added = await zoom.addRegistrant(ada)
  expect(added.joinUrl).toMatch(/^https:\/\/zoom\.example\/w\//)
  expect(await zoom.findRegistrant(ada.email)).toEqual(added)
  expect(standIn.registrants).toMatchObject([
    { email: ada.email, first_name: 'Ada', last_name: 'Example', org: 'Example Works' },
  ])
  expect(countOf('POST /oauth/token')).toBe(1)
})

test.each([
  ['Cher', 'Cher', undefined],
  ['Ada  King Lovelace', 'Ada', 'King Lovelace'],
  ['W'.repeat(200), 'W'.repeat(64), undefined],
  [`A ${'B'.repeat(200)}`, 'A', 'B'.repeat(64)],
])('gives %j a first and a last name', async (name, first, last) => {
  await connect().addRegistrant({ ...ada, name })
  expect(standIn.registrants[0]).toMatchObject({ first_name: first })
  expect(standIn.registrants[0]?.last_name).toBe(last)
})

test('returns the existing registration of a registered person', async () => {
  const zoom = connect()
  expect(await zoom.addRegistrant(ada)).toEqual(await zoom.addRegistrant(ada))
  expect(standIn.registrants).toHaveLength(1)
})

test('finds a registrant on a later page, with any case of the address', async () => {
  for (let index = 0; index < 650; index += 1) {
    standIn.registrants.push({
      id: `id-${index}`,
      email: index === 640 ? 'ADA@Example.com' : `visitor${index}@example.com`,
      first_name: 'V',
      status: 'approved',
      join_url: `https://zoom.example/w/${index}`,
    })
  }
  expect(await connect().findRegistrant(ada.email)).toEqual({
    id: 'id-640',
    joinUrl: 'https://zoom.example/w/640',
  })
})

test('finds a person waiting for approval, without a link', async () => {
  standIn.approveByHand(true)
  const zoom = connect()
  const added = await zoom.addRegistrant(ada)
  expect(added.joinUrl).toBeUndefined()
  expect(await zoom.findRegistrant(ada.email)).toEqual(added)
})

test('requests one token for all concurrent calls, and another when it is revoked', async () => {
  const zoom = connect()
  await Promise.all([zoom.findRegistrant('a@example.com'), zoom.findRegistrant('b@example.com')])
  expect(countOf('POST /oauth/token')).toBe(1)
  standIn.expireTokens()
  await zoom.addRegistrant(ada)
  expect(countOf('POST /oauth/token')).toBe(2)
  expect(standIn.callsFor(ada.email)).toBe(1)
})

describe('addRegistrant', () => {
  const failures: [ZoomMode, Partial<ServiceError>, RegExp][] = [
    ['stall', { uncertain: true }, /did not answer \(timeout\)/],
    ['die-after-accepting', { uncertain: true }, /did not answer/],
    ['nonsense', { uncertain: true }, /no sense/],
    [400, { uncertain: false }, /refused the registration \(400\)/],
    [403, { uncertain: false }, /scopes/],
    [404, { uncertain: false }, /Check the meeting’s id/],
    [429, { uncertain: false, retryAfterSeconds: 7 }, /429/],
    [500, { uncertain: false }, /500/],
    [502, { uncertain: true }, /502/],
    [503, { uncertain: false }, /503/],
    ['endless', { uncertain: true }, /did not answer \(ANSWER_TOO_LARGE\)/],
    ['bomb', { uncertain: true }, /did not answer \(ANSWER_TOO_LARGE\)/],
    ['redirect', { uncertain: false }, /refused the registration \(307\)/],
  ]
  test.each(failures)('fails with %s', async (mode, expected, text) => {
    // A short timeout only where it is tested, because the machine may be busy.
    const zoom = connect(mode === 'stall' ? { timeoutMs: 600 } : {})
    standIn.behave(mode, { of: 'writes' })
    const failure = await failureOf(zoom.addRegistrant(ada))
    expect(failure).toMatchObject(expected)
    expect(failure.message).toMatch(text)
    expect(countOf('POST /v2')).toBe(1)
    expect(countOf('POST /elsewhere')).toBe(0)
  })

  test('a registration whose response was lost is found', async () => {
    const zoom = connect()
    standIn.behave('die-after-accepting', { of: 'writes' })
    await failureOf(zoom.addRegistrant(ada))
    expect(await zoom.findRegistrant(ada.email)).toMatchObject({ id: standIn.registrants[0]?.id })
  })

  test('a failed connection is not uncertain, because nothing was sent', async () => {
    await standIn.down()
    expect(await failureOf(connect().addRegistrant(ada))).toMatchObject({ uncertain: false })
    await standIn.up()
  })

  test('beyond the daily limit, the retry waits until midnight UTC', async () => {
    const zoom = connect()
    for (let call = 0; call < 3; call += 1) await zoom.addRegistrant(ada)
    const { retryAfterSeconds = 0 } = await failureOf(zoom.addRegistrant(ada))
    const midnight = new Date(Date.now() + retryAfterSeconds * 1000 + 500).toISOString()
    expect(midnight).toMatch(/T00:00:0/)
  })

  test.each([
    [new Date(Date.now() + 90_000).toISOString(), 90],
    [new Date(Date.now() + 90_000).toUTCString(), 90],
    ['soon', 60],
    ['', 60],
  ])('reads the Retry-After header %j', async (retryAfter, seconds) => {
    standIn.behave(429, { of: 'writes', retryAfter })
    const { retryAfterSeconds = 0 } = await failureOf(connect().addRegistrant(ada))
    expect(retryAfterSeconds).toBeGreaterThan(seconds - 15)
    expect(retryAfterSeconds).toBeLessThanOrEqual(seconds)
  })

  test('waits for a late response within the timeout', async () => {
    standIn.behave('late', { delayMs: 100, of: 'writes' })
    expect(await connect().addRegistrant(ada)).toMatchObject({ id: standIn.registrants[0]?.id })
  })
})

test.each([
  ['endless', 'ANSWER_TOO_LARGE'],
  ['bomb', 'ANSWER_TOO_LARGE'],
  ['redirect', '307'],
] as const)('a look-up that fails with %s is never uncertain', async (mode, text) => {
  standIn.behave(mode, { of: 'reads' })
  const failure = await failureOf(connect().findRegistrant(ada.email))
  expect(failure).toMatchObject({ uncertain: false, message: expect.stringContaining(text) })
  expect(countOf('GET /elsewhere')).toBe(0)
})

describe('the token service', () => {
  test.each([
    ['nonsense', /did not give a token \(200\)/],
    [500, /did not give a token \(500\)/],
    ['die-after-accepting', /could not be reached/],
    ['endless', /could not be reached \(ANSWER_TOO_LARGE\)/],
    ['bomb', /could not be reached \(ANSWER_TOO_LARGE\)/],
    ['redirect', /did not give a token \(307\)/],
  ] as const)('fails with "%s", and the next call succeeds', async (mode, text) => {
    const zoom = connect()
    standIn.behave(mode, { of: 'tokens' })
    const failure = await failureOf(zoom.addRegistrant(ada))
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toMatch(text)
    expect(countOf('POST /v2')).toBe(0)
    standIn.behave('ok')
    await zoom.addRegistrant(ada)
  })

  test.each([{ clientSecret: 'wrong' }, { accountId: 'another' }])('does not accept %j', async (wrong) => {
    const failure = await failureOf(connect(wrong).addRegistrant(ada))
    expect(failure.message).toMatch(/Check the account’s id, and the app’s id and secret/)
    expect(failure.message).not.toMatch(/wrong|another/)
  })

  test('accepts the app, but an unknown meeting fails with advice', async () => {
    const meeting = connect({ meetingId: 'another' })
    expect((await failureOf(meeting.findRegistrant(ada.email))).message).toMatch(/Check the meeting’s id/)
  })
})
