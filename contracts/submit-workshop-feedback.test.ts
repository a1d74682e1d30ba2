import { expect, test } from 'vitest'
import { submitWorkshopFeedback } from './submit-workshop-feedback.ts'

const said = {
  overallValue: 5,
  keyInsight: 'We lose a day a week to copying orders.',
  roiClarity: 4,
  improvementSuggestions: 'More time for questions.',
  wouldRecommend: 'yes',
  testimonialContent: 'I know what to fix first.',
}

test.each([
  ['the form', submitWorkshopFeedback.fields],
  ['the function', submitWorkshopFeedback.input],
])('%s keeps a testimonial only with consent', (_, schema) => {
  const wordsOf = (given: object) => schema.parse({ ...said, ...given })['testimonialContent']
  expect(wordsOf({ allowTestimonial: true })).toBe('I know what to fix first.')
  expect(wordsOf({ allowTestimonial: false })).toBeUndefined()
  expect(wordsOf({})).toBeUndefined()
})
