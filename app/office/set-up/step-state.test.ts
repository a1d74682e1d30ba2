import { expect, test } from 'vitest'
import type { Readiness } from '#contracts/get-readiness'
import { isStepDone } from './step-state.ts'

const readiness = (mail: 'done' | 'open', claims: 'done' | 'open'): Readiness => ({
  ready: false,
  items: [
    { id: 'mail', state: mail, required: true, text: '' },
    { id: 'samples', state: 'done', required: false, text: '' },
    { id: 'claims', state: claims, required: false, text: '' },
  ],
})

const proofs = (settings: [] | undefined, shown: Readiness | undefined, hasMailedScore = false) => ({
  settings,
  readiness: shown,
  hasMailedScore,
})

test('mail is done when it is proved, not when it is set', () => {
  expect(isStepDone('mail', proofs([], readiness('open', 'open')))).toBe(false)
  expect(isStepDone('mail', proofs([], readiness('done', 'open')))).toBe(true)
})

test('samples are done when the figures are confirmed as well', () => {
  expect(isStepDone('samples', proofs([], readiness('open', 'open')))).toBe(false)
  expect(isStepDone('samples', proofs([], readiness('open', 'done')))).toBe(true)
})

test('no step is done before anything is known', () => {
  expect(isStepDone('mail', proofs(undefined, undefined))).toBe(false)
  expect(isStepDone('booking', proofs(undefined, undefined))).toBe(false)
})

test('the last step is done once the result of a scorecard was mailed', () => {
  for (const hasMailedScore of [false, true])
    expect(isStepDone('test', proofs([], readiness('done', 'done'), hasMailedScore))).toBe(hasMailedScore)
})
