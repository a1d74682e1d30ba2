import { expect, test } from 'vitest'
import { moderationCopy } from './moderation.ts'

test('the number of published testimonials is a correct sentence for zero, one and several', () => {
  const { live } = moderationCopy.head
  expect([0, 1, 2, 11].map((count) => live(count, String(count)))).toEqual([
    'No testimonials are live.',
    'One testimonial is live.',
    'Two testimonials are live.',
    'Eleven testimonials are live.',
  ])
})
