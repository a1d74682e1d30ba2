import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliver, enqueue, retryDelayMs, sendOutbox, waitingParcels } from './outbox.ts'
import { exampleAnswers } from '#test/examples'
import { memoryStorage } from '#test/memory-storage'
import type { Submission } from './submission.ts'

let sent: Submission
const startMs = Date.parse('2026-01-05T10:00:00Z')
const stored = () => Response.json({ data: { id: 'row', score: 14 } })
const failing = (status: number, headers?: HeadersInit) => () =>
  Response.json({ error: 'Please try again.', code: 'code' }, { status, headers })

let answer: () => Response
let stamps = 0
const requests: { path: string; body: { submissionId: string; costOfInaction?: number; stamp?: string } }[] =
  []

/** Waits for the promise while time passes. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return promise
}

beforeEach(() => {
  vi.useFakeTimers({ now: startMs })
  const askedOnPageMs = performance.timeOrigin + performance.now()
  sent = {
    score: 14,
    formData: { ...exampleAnswers, manualAreas: [...exampleAnswers.manualAreas] },
    submissionId: '3f0c5a52-8a3e-4c1b-9d56-0f6f6d1c2b3a',
    stamp: { signed: 'its own stamp', askedAtMs: startMs, askedOnPageMs },
  }
  vi.stubGlobal('window', { localStorage: memoryStorage() })
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    if (path === '/form-stamp') return new Response(`stamp ${(stamps += 1)}`)
    requests.push({ path, body: JSON.parse(init.body) })
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  requests.length = 0
  stamps = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the retry delay triples with each failure, up to ten minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelayMs)).toEqual([
    5_000, 15_000, 45_000, 135_000, 405_000, 600_000, 600_000,
  ])
})

test('a delivered parcel leaves the outbox, and sendOutbox skips a parcel that is not due yet', async () => {
  answer = stored
  enqueue(sent, ['send-score-email', 'send-to-sheets'])
  enqueue(sent, ['send-to-sheets'])
  expect(waitingParcels()).toHaveLength(2)
  expect(await sendOutbox()).toBe(30_000)
  expect(requests).toHaveLength(0)

  await deliver(sent, 'send-score-email')
  await deliver(sent, 'send-to-sheets')
  expect(waitingParcels()).toEqual([])
  expect(await sendOutbox()).toBeNull()
  expect(requests.map(({ path }) => path)).toEqual([
    '/functions/v1/send-score-email',
    '/functions/v1/send-to-sheets',
  ])
  expect(requests.map(({ body }) => body.submissionId)).toEqual([sent.submissionId, sent.submissionId])
  expect(requests[1]?.body.costOfInaction).toBe(10_500)
})

test('a failed parcel is sent again when it is due', async () => {
  answer = failing(503)
  enqueue(sent, ['send-to-sheets'])
  await expect(deliver(sent, 'send-to-sheets')).rejects.toMatchObject({ status: 503 })
  expect(await sendOutbox()).toBe(5_000)
  expect(requests).toHaveLength(1)

  vi.setSystemTime(startMs + 5_000)
  expect(await sendOutbox()).toBe(15_000)
  expect(requests).toHaveLength(2)

  answer = stored
  expect(await sendOutbox({ dueOnly: false })).toBeNull()
  expect(waitingParcels()).toEqual([])
})

test('a failed parcel waits as long as Retry-After asks', async () => {
  answer = failing(429, { 'retry-after': '60' })
  enqueue(sent, ['send-to-sheets'])
  await expect(deliver(sent, 'send-to-sheets')).rejects.toMatchObject({ retryAfterSeconds: 60 })
  expect(await sendOutbox()).toBe(60_000)
})

test.each([400, 409, 413, 422])('gives up on a parcel refused with %d', async (status) => {
  answer = failing(status)
  enqueue(sent, ['send-to-sheets'])
  await expect(deliver(sent, 'send-to-sheets')).rejects.toMatchObject({ status })
  expect(waitingParcels()).toEqual([])
})

test('a failure logs the call and the error code, and none of the visitor’s answers', async () => {
  answer = failing(500)
  enqueue(sent, ['send-score-email'])
  vi.setSystemTime(startMs + 30_000)
  await sendOutbox()
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('send-score-email failed: code')
})

test('a parcel is sent with its first stamp on every attempt', async () => {
  answer = failing(503)
  enqueue(sent, ['send-to-sheets'])
  for (const minute of [1, 60]) {
    vi.setSystemTime(startMs + minute * 60_000)
    await sendOutbox()
  }
  expect(requests.map(({ body }) => body.stamp)).toEqual(['its own stamp', 'its own stamp'])
  expect(stamps).toBe(0)
})

test('an expired stamp is renewed for all calls of its submission', async () => {
  answer = failing(503)
  enqueue(sent, ['send-score-email', 'send-to-sheets'])
  vi.setSystemTime(startMs + 24 * 3_600_000)
  await settled(sendOutbox())
  expect(requests.map(({ body }) => body.stamp)).toEqual(['stamp 1', 'stamp 1'])
  expect(waitingParcels().map(({ submission }) => submission.stamp?.signed)).toEqual(['stamp 1', 'stamp 1'])
})
