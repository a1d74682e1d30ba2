import { expect, test } from 'vitest'
import { moderationCopy } from './moderation.ts'

test('the number of published testimonials is a correct sentence for zero, one and several', () => {
  const { onSite } = moderationCopy.head
  expect([0, 1, 2, 11].map((count) => onSite(count, String(count)))).toEqual([
    'None is on the site.',
    'One is on the site.',
    'Two are on the site.',
    'Eleven are on the site.',
  ])
})
