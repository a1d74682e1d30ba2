import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingParcels } from './outbox.ts'
import { exampleAnswers } from '#test/examples'
import { memoryStorage } from '#test/memory-storage'
import { submitScorecard } from './submit-scorecard.ts'

interface Sent {
  path: string
  submissionId?: string
  stamp?: string
  topic?: string
}

const requests: Sent[] = []
let answer: () => Response
let stampAnswer: () => Promise<Response>
let stamps = 0

const stored = () => Response.json({ data: { id: 'row', score: 14 } })
const failing = () => Response.json({ error: 'Please try again.', code: 'unavailable' }, { status: 503 })

/** Waits for the promise while time passes. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return promise
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { localStorage: memoryStorage() })
  requests.length = 0
  stampAnswer = async () => new Response(`stamp ${(stamps += 1)}`)
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    if (path === '/form-stamp') return stampAnswer()
    requests.push({ path, ...(JSON.parse(init.body ?? '{}') as Omit<Sent, 'path'>) })
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const inOrder = ['/functions/v1/send-score-email', '/functions/v1/send-to-sheets']
const paths = () => requests.map(({ path }) => path)

test('submitScorecard scores the answers, sends the score email, then stores the submission', async () => {
  answer = stored
  expect(await settled(submitScorecard(exampleAnswers))).toMatchObject({
    score: 14,
    formData: exampleAnswers,
  })
  expect(paths()).toEqual(inOrder)
  expect(waitingParcels()).toEqual([])
})

test('when both calls fail, they stay in the outbox and are sent again under the same submission id', async () => {
  answer = failing
  const first = await settled(submitScorecard(exampleAnswers))
  expect(paths()).toEqual(inOrder)
  expect(waitingParcels().map(({ call }) => call)).toEqual(['send-score-email', 'send-to-sheets'])

  answer = stored
  const second = await settled(submitScorecard(exampleAnswers))
  expect(second.submissionId).toBe(first.submissionId)
  expect(waitingParcels()).toEqual([])
})

test('both calls, the result and the queued parcels have the same stamp and honeypot content', async () => {
  answer = failing
  const sent = await settled(submitScorecard(exampleAnswers, 'Cheap links'))
  const stamp = `stamp ${stamps}`
  expect(requests).toMatchObject([
    { stamp, topic: 'Cheap links' },
    { stamp, topic: 'Cheap links' },
  ])
  expect(sent).toMatchObject({ stamp: { signed: stamp }, topic: 'Cheap links' })
  expect(waitingParcels().map(({ submission }) => submission)).toEqual([sent, sent])
})

test('the calls are queued before the stamp arrives, and sent even without one', async () => {
  answer = stored
  const { promise, resolve } = Promise.withResolvers<Response>()
  stampAnswer = () => promise
  const sent = submitScorecard(exampleAnswers)
  expect(waitingParcels()).toHaveLength(2)
  expect(requests).toEqual([])
  resolve(new Response('down', { status: 503 }))
  expect((await settled(sent)).stamp).toBeUndefined()
  expect(paths()).toEqual(inOrder)
  expect(requests[0]).not.toHaveProperty('stamp')
})
