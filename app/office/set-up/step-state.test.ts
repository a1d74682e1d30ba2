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

test('the mail step is done once readiness confirms it, not when its settings are saved', () => {
  expect(isStepDone('mail', proofs([], readiness('open', 'open')))).toBe(false)
  expect(isStepDone('mail', proofs([], readiness('done', 'open')))).toBe(true)
})

test('the samples step is done only once the figures are confirmed too', () => {
  expect(isStepDone('samples', proofs([], readiness('open', 'open')))).toBe(false)
  expect(isStepDone('samples', proofs([], readiness('open', 'done')))).toBe(true)
})

test('no step is done while settings and readiness are loading', () => {
  expect(isStepDone('mail', proofs(undefined, undefined))).toBe(false)
  expect(isStepDone('booking', proofs(undefined, undefined))).toBe(false)
})

test('the test step is done once a scorecard result was mailed', () => {
  for (const hasMailedScore of [false, true])
    expect(isStepDone('test', proofs([], readiness('done', 'done'), hasMailedScore))).toBe(hasMailedScore)
})
