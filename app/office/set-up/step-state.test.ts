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

test('mail is done when it is proved, not when it is set', () => {
  expect(isStepDone('mail', [], readiness('open', 'open'))).toBe(false)
  expect(isStepDone('mail', [], readiness('done', 'open'))).toBe(true)
})

test('samples are done when the figures are confirmed as well', () => {
  expect(isStepDone('samples', [], readiness('open', 'open'))).toBe(false)
  expect(isStepDone('samples', [], readiness('open', 'done'))).toBe(true)
})

test('no step is done before anything is known', () => {
  expect(isStepDone('mail', undefined, undefined)).toBe(false)
  expect(isStepDone('booking', undefined, undefined)).toBe(false)
})
