import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const startMs = Date.parse('2026-01-05T10:00:00Z')
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** What the server requires, by its own clock. */
const minAgeMs = 2_000

let openFormStamp: typeof import('./form-stamp.ts').openFormStamp
let waitForFormStamp: typeof import('./form-stamp.ts').waitForFormStamp

/** The server and the network: each stamp is the true time at which it was issued. */
let lineMs: number
let answerOf: (issued: string) => Response
const asked: { address: string; cache: string | undefined }[] = []

/** True time, independent of the browser's clock, including time asleep. */
let sleptMs: number
const trueMs = () => startMs + performance.now() - firstPageMs + sleptMs
let firstPageMs: number

/** Only the browser's clock jumps. */
const changeClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs)

/** As on most systems: the clock advances during sleep, the page's own time does not. */
function sleep(ms: number) {
  sleptMs += ms
  changeClock(ms)
}

const ageOf = (stamp: { signed: string } | undefined) => trueMs() - Number(stamp?.signed)

/** Waits for the promise while time passes. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return promise
}

beforeEach(async () => {
  vi.useFakeTimers({ now: startMs })
  firstPageMs = performance.now()
  sleptMs = 0
  lineMs = 0
  asked.length = 0
  answerOf = (issued) => new Response(issued)
  vi.stubGlobal('fetch', async (address: string, { cache, signal }: RequestInit) => {
    asked.push({ address, cache })
    await new Promise((resolve) => setTimeout(resolve, lineMs))
    const issued = String(trueMs())
    await new Promise((resolve) => setTimeout(resolve, lineMs))
    signal?.throwIfAborted()
    return answerOf(issued)
  })
  vi.resetModules()
  ;({ openFormStamp, waitForFormStamp } = await import('./form-stamp.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([0, 60, 300, 1_000])('a stamp is old enough over a network with %d ms delay', async (ms) => {
  lineMs = ms
  openFormStamp()
  const stamp = await settled(waitForFormStamp())
  expect(ageOf(stamp)).toBeGreaterThanOrEqual(minAgeMs)
  // The wait is no longer than the round trip, the minimum age and a margin.
  expect(trueMs() - startMs).toBeLessThan(2 * ms + minAgeMs + 500)
})

test('waitForFormStamp returns at once when the stamp is older than the minimum age', async () => {
  openFormStamp()
  await vi.advanceTimersByTimeAsync(5_000)
  const before = performance.now()
  expect(ageOf(await waitForFormStamp())).toBe(5_000)
  expect(performance.now()).toBe(before)
})

test.each([
  ['forward', hourMs],
  ['forward by days', 3 * dayMs],
  ['back', -hourMs],
  ['back by days', -3 * dayMs],
])('a stamp is old enough when the clock jumps %s', async (_where, ms) => {
  openFormStamp()
  await vi.advanceTimersByTimeAsync(100)
  changeClock(ms)
  expect(ageOf(await settled(waitForFormStamp()))).toBeGreaterThanOrEqual(minAgeMs)
})

test('a stamp is old enough when the clock jumps during the wait', async () => {
  openFormStamp()
  const stamp = waitForFormStamp()
  await vi.advanceTimersByTimeAsync(100)
  changeClock(hourMs)
  expect(ageOf(await settled(stamp))).toBeGreaterThanOrEqual(minAgeMs)
})

test.each([
  ['a form left open for a day', () => vi.advanceTimersByTimeAsync(dayMs + 1)],
  ['a laptop that slept for a day', async () => sleep(dayMs + 1)],
  [
    'a clock that was days ahead, set right over a day later',
    async () => {
      await vi.advanceTimersByTimeAsync(dayMs + 1)
      changeClock(-dayMs + 2 * hourMs)
    },
  ],
  [
    'a sleep with the clock set back in it',
    async () => {
      sleep(dayMs + 1)
      changeClock(-dayMs - hourMs)
    },
  ],
])('a new stamp is requested after %s', async (_what, pass) => {
  openFormStamp()
  await vi.advanceTimersByTimeAsync(100)
  await pass()
  const stamp = await settled(waitForFormStamp())
  expect(ageOf(stamp)).toBeGreaterThanOrEqual(minAgeMs)
  expect(ageOf(stamp)).toBeLessThan(dayMs)
  expect(asked).toHaveLength(2)
})

test('a stamp that became too old during sleep is not used', async () => {
  lineMs = 300
  openFormStamp()
  await vi.advanceTimersByTimeAsync(400)
  sleep(dayMs + 1)
  expect(ageOf(await settled(waitForFormStamp()))).toBeLessThan(dayMs)
})

test('a stamp that becomes too old while a submission waits for it is replaced', async () => {
  openFormStamp()
  const stamp = waitForFormStamp()
  await vi.advanceTimersByTimeAsync(100)
  sleep(dayMs + 1)
  const age = ageOf(await settled(stamp))
  expect(age).toBeGreaterThanOrEqual(minAgeMs)
  expect(age).toBeLessThan(dayMs)
})

test('an interaction with the form replaces an old stamp, so that the submission does not wait', async () => {
  openFormStamp()
  await vi.advanceTimersByTimeAsync(dayMs + 1)
  openFormStamp()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ageOf(await waitForFormStamp())).toBe(5_000)
})

test('each submission has its own stamp, and keeps it for a retry', async () => {
  const first = await settled(waitForFormStamp())
  expect(await settled(waitForFormStamp(first))).toBe(first)
  const second = await settled(waitForFormStamp())
  expect(second?.signed).not.toBe(first?.signed)
  expect(asked).toHaveLength(2)

  await vi.advanceTimersByTimeAsync(dayMs)
  const renewed = await settled(waitForFormStamp(first))
  expect(ageOf(renewed)).toBeLessThan(dayMs)
  expect(ageOf(renewed)).toBeGreaterThanOrEqual(minAgeMs)
})

test('two forms sent at the same moment get two stamps', async () => {
  openFormStamp()
  lineMs = 50
  const [one, other] = await settled(Promise.all([waitForFormStamp(), waitForFormStamp()]))
  expect(one?.signed).not.toBe(other?.signed)
})

test('openFormStamp makes no second request for a pending or available stamp, and bypasses caches', async () => {
  lineMs = 300
  for (let times = 0; times < 3; times += 1) openFormStamp()
  await vi.advanceTimersByTimeAsync(1_000)
  openFormStamp()
  expect(asked).toEqual([{ address: '/form-stamp', cache: 'no-store' }])
})

test('waitForFormStamp repeats a failed request once, then returns undefined', async () => {
  answerOf = () => new Response('down', { status: 503 })
  for (let key = 0; key < 5; key += 1) {
    openFormStamp()
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(asked, 'not with every key').toHaveLength(1)
  expect(await settled(waitForFormStamp())).toBeUndefined()
  expect(asked).toHaveLength(2)

  answerOf = (issued) => new Response(issued)
  await vi.advanceTimersByTimeAsync(10_000)
  openFormStamp()
  expect(ageOf(await settled(waitForFormStamp()))).toBeGreaterThanOrEqual(minAgeMs)
})

test('waitForFormStamp returns undefined when the network fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  openFormStamp()
  expect(await settled(waitForFormStamp())).toBeUndefined()
})
