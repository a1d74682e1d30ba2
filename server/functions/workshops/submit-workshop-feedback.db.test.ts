import { beforeEach, describe, expect, test } from 'vitest'
import { testimonialPermission } from '#content/pages/workshop-feedback'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { testimonials } from '#server/db/schema/testimonials'
import { workshopFeedback } from '#server/db/schema/workshop-feedback'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const required = {
  overallValue: 5,
  keyInsight: 'We lose a day a week to copying orders.',
  roiClarity: 4,
  improvementSuggestions: 'More time for questions.',
  wouldRecommend: true,
}
const person = { name: 'Ada Example', email: 'Ada@Example.com', company: 'Example Works' }
const send = (body: object) => createTestApp(database).post('submit-workshop-feedback', body)
const stored = () => database.db.select().from(workshopFeedback)
const given = () => database.db.select().from(testimonials)

test('submit-workshop-feedback stores the feedback and attaches it to the contact', async () => {
  const answer = await send({ ...required, ...person })
  expect(await stored()).toMatchObject([
    {
      ...(answer.body['data'] as object),
      name: 'Ada Example',
      email: 'ada@example.com',
      company: 'Example Works',
      overall_value: 5,
      key_insight: required.keyInsight,
      roi_clarity: 4,
      improvement_suggestions: required.improvementSuggestions,
      would_recommend: true,
      allow_testimonial: false,
      testimonial_content: null,
    },
  ])
  expect(await database.db.select().from(contacts)).toMatchObject([{ email: 'ada@example.com' }])
  expect(await given()).toEqual([])
})

test('submit-workshop-feedback stores anonymous feedback without a contact', async () => {
  const answer = await send({ ...required, name: ' ', email: '', company: '', wouldRecommend: 'no' })
  expect(answer.status, answer.body.error).toBe(200)
  expect(await stored()).toMatchObject([{ name: null, email: null, company: null, would_recommend: false }])
  expect(await database.db.select().from(contacts)).toEqual([])
  expect(await database.db.select().from(activities)).toMatchObject([
    { kind: 'workshop-feedback', contact_id: null },
  ])
})

describe('a testimonial in workshop feedback', () => {
  test('with permission waits for approval, linked to the feedback', async () => {
    const testimonialContent = 'I left knowing what to fix.'
    await send({ ...required, ...person, allowTestimonial: true, testimonialContent })
    const [feedback] = await stored()
    expect(feedback).toMatchObject({ allow_testimonial: true, testimonial_content: testimonialContent })
    expect(await given()).toMatchObject([
      {
        name: 'Ada Example',
        company: 'Example Works',
        testimonial: testimonialContent,
        rating: 5,
        category: 'workshop',
        is_approved: false,
        consent_wording: testimonialPermission,
        workshop_feedback_id: feedback?.id,
      },
    ])
  })

  test('without its own text uses the key insight', async () => {
    await send({ ...required, allowTestimonial: true, testimonialContent: ' ' })
    expect(await given()).toMatchObject([
      { name: 'Workshop participant', company: null, testimonial: required.keyInsight },
    ])
  })

  test('without permission is not stored', async () => {
    await send({ ...required, allowTestimonial: false, testimonialContent: 'Do not print this.' })
    expect(await stored()).toMatchObject([{ testimonial_content: null }])
    expect(await given()).toEqual([])
    expect(JSON.stringify(await database.db.select().from(activities))).not.toContain('print this')
  })
})

test('submit-workshop-feedback names every invalid field at once', async () => {
  const answer = await send({
    email: 'ada',
    keyInsight: ' short ',
    improvementSuggestions: 'none',
    roiClarity: 6,
  })
  expect(answer.body.issues).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'overallValue', message: 'Please rate the overall value' },
    { path: 'keyInsight', message: 'Please share your key insight (minimum 10 characters)' },
    { path: 'roiClarity', message: 'Please rate your clarity on AI ROI' },
    { path: 'improvementSuggestions', message: 'Please share your suggestions (minimum 10 characters)' },
    { path: 'wouldRecommend', message: 'Please select yes or no' },
  ])
  expect(await stored()).toEqual([])
})
