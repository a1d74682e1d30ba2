import { expect, test } from 'vitest'
import { automationPriorities, manualAreas } from './answers.ts'
import { opportunityHours, secondOpportunityOf } from './opportunity.ts'

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

test.each([
  ['lead-nurture', ['sales', 'admin'], 'project-management'],
  ['lead-nurture', ['sales'], 'reporting'],
  ['content', ['customer-service', 'content'], 'customer-support'],
  ['reporting', ['finance'], 'project-management'],
  ['other', ['lead-gen'], 'lead-nurture'],
] as const)('after %s with %j comes %s', (automationPriority, areas, expected) => {
  expect(secondOpportunityOf({ automationPriority, manualAreas: areas })).toBe(expected)
})

test('the second opportunity is never the first', () => {
  for (const automationPriority of automationPriorities) {
    for (const area of manualAreas) {
      expect(secondOpportunityOf({ automationPriority, manualAreas: [area] })).not.toBe(automationPriority)
    }
  }
})
