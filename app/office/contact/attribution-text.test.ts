import { expect, test } from 'vitest'
import { attributionText } from './attribution-text.ts'

const at = '2026-11-20T10:00:00.000Z'

test.each([
  ['LinkedIn, social', { utm_source: 'linkedin', utm_medium: 'social' }],
  ['Google', { referrer: 'https://www.google.com/' }],
  ['Google, ad', { gclid: 'x' }],
  ['kestrel.example', { referrer: 'https://www.kestrel.example/partners' }],
  [undefined, {}],
])('attributionText returns %s', (said, touch) => {
  expect(attributionText({ at, ...touch })).toBe(said)
})
