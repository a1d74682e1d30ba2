import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingParcels } from './outbox.ts'
import { exampleAnswers } from '#test/examples'
import { forgetSubmissionId } from './submission-id.ts'
import { submitScorecard } from './submit-scorecard.ts'

const requests: string[] = []
let answer: () => Response

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  forgetSubmissionId()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const inOrder = ['/functions/v1/send-score-email', '/functions/v1/send-to-sheets']

test('scores the answers, mails, then stores', async () => {
  answer = () => Response.json({ data: { id: 'row', score: 14 } })
  expect(await submitScorecard(exampleAnswers)).toMatchObject({ score: 14, formData: exampleAnswers })
  expect(requests).toEqual(inOrder)
  expect(waitingParcels()).toEqual([])
})

test('goes on when both calls fail, keeps them, and sends the same id again', async () => {
  answer = () => Response.json({ error: 'Please try again.', code: 'unavailable' }, { status: 503 })
  const first = await submitScorecard(exampleAnswers)
  expect(requests).toEqual(inOrder)
  expect(waitingParcels().map(({ call }) => call)).toEqual(['send-score-email', 'send-to-sheets'])

  answer = () => Response.json({ data: { id: 'row', score: 14 } })
  const second = await submitScorecard(exampleAnswers)
  expect(second.submissionId).toBe(first.submissionId)
  expect(waitingParcels()).toEqual([])
})
