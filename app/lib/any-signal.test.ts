import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { anySignal } from './any-signal.ts'

test('anySignal aborts with the first signal and its reason, and removes its listeners', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = anySignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  one.abort('left')
  expect(either).toMatchObject({ aborted: true, reason: 'left' })
  expect(getEventListeners(other.signal, 'abort')).toEqual([])
})

test('anySignal is aborted from the start if one of its signals is', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone'))).toMatchObject({
    aborted: true,
    reason: 'gone',
  })
})
