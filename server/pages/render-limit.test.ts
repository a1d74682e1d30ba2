import { expect, test } from 'vitest'
import { createRenderLimit, renderingsPerAddress } from './render-limit.ts'

test('allows each address a limited number of renderings per minute', () => {
  let nowMs = 0
  const limit = createRenderLimit(() => nowMs)
  for (let turn = 0; turn < renderingsPerAddress; turn += 1) limit('192.0.2.1')
  expect(() => limit('192.0.2.1')).toThrow('rate_limited')
  expect(() => limit('192.0.2.2')).not.toThrow()
  nowMs = 60_000
  expect(() => limit('192.0.2.1')).not.toThrow()
})
