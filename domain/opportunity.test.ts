import { expect, test } from 'vitest'
import { automationPriorities } from './answers.ts'
import { opportunityHours } from './opportunity.ts'

test('the hours are the specification’s', () => {
  const shown = automationPriorities.map((priority) => {
    const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[priority]
    return `${priority} ${minHoursPerWeek}-${maxHoursPerWeek}`
  })
  expect(shown).toEqual([
    'lead-nurture 8-12',
    'content 5-10',
    'client-onboarding 4-8',
    'reporting 3-6',
    'project-management 5-8',
    'customer-support 6-10',
    'other 4-10',
  ])
})
