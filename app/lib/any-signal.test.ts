import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { anySignal } from './any-signal.ts'

test('ends with the first, for its reason, and lets go of the others', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = anySignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  one.abort('left')
  expect(either).toMatchObject({ aborted: true, reason: 'left' })
  expect(getEventListeners(other.signal, 'abort')).toEqual([])
})

test('of signals that have ended already, it has ended too', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('gone'))).toMatchObject({
    aborted: true,
    reason: 'gone',
  })
})
