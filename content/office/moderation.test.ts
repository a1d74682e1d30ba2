import { expect, test } from 'vitest'
import { moderationCopy } from './moderation.ts'

test('says of none, of one and of several that they are on the site', () => {
  const { onSite } = moderationCopy.head
  expect([0, 1, 2, 11].map((count) => onSite(count, String(count)))).toEqual([
    'None is on the site.',
    'One is on the site.',
    'Two are on the site.',
    'Eleven are on the site.',
  ])
})
