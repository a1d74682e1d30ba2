import { describe, expect, test } from 'vitest'
import { confirmCopy } from '#content/pages/newsletter-confirm'
import { testimonialPermission } from '#content/pages/workshop-feedback'
import { permissionCopy } from '#content/pages/testimonials-permission'
import { consentWording } from '#content/facts/testimonials'
import { consentNames } from '#domain/consents'
import { type ConsentWording, consentWordings, currentWording } from './consent-wordings.ts'

/** The wordings that people may have agreed to. A release with a changed text adds a line, and never edits one. */
const published = {
  testimonial: ['You may publish this testimonial with my name, role, company and picture on your website.'],
  'workshop-feedback': ['You may use my feedback as a testimonial, with my name and company.'],
  newsletter: ['Yes, send me the newsletter'],
}

test('a wording that people have agreed to is never changed, only followed by a newer version', () => {
  for (const name of consentNames) {
    const { versions }: ConsentWording = consentWordings[name]
    expect(
      versions.map(({ text }) => text),
      name,
    ).toEqual(published[name])
  }
})

describe.each(consentNames)('%s', (name) => {
  const { versions }: ConsentWording = consentWordings[name]

  test('each version begins on a later day than the one before', () => {
    const days = versions.map(({ since }) => since)
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(days).toEqual([...new Set(days)].toSorted())
  })

  test('no two versions have the same text', () => {
    expect(new Set(versions.map(({ text }) => text)).size).toBe(versions.length)
  })
})

test('every page asks for consent with the newest wording', () => {
  expect(consentWording).toBe(currentWording('testimonial'))
  expect(permissionCopy.ask.text).toContain(currentWording('testimonial'))
  expect(testimonialPermission).toBe(currentWording('workshop-feedback'))
  expect(confirmCopy.ask.button).toBe(currentWording('newsletter'))
})
