import { expect, test } from 'vitest'
import { automationPriorities } from './answers.ts'
import { opportunityHours, secondOpportunityOf } from './opportunity.ts'

test('each automation priority saves the hours per week of behavior 7.7', () => {
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

const answers = {
  automationPriority: 'lead-nurture',
  manualAreas: ['sales'],
  leadHandling: 'manual',
  repetitiveTasks: 'manual',
} as const

test.each([
  ['the other area', { manualAreas: ['sales', 'admin'] }, { from: 'manualAreas', area: 'admin' }],
  [
    'the other area, whatever its order',
    { manualAreas: ['hr', 'sales'] },
    { from: 'manualAreas', area: 'hr' },
  ],
  [
    'the area with what it leads to',
    { automationPriority: 'content', manualAreas: ['content', 'customer-service'] },
    { from: 'manualAreas', area: 'customer-service', priority: 'customer-support' },
  ],
  [
    'how leads are handled',
    { automationPriority: 'content', manualAreas: ['content'] },
    { from: 'leadHandling' },
  ],
  ['the repetitive tasks, after leads', {}, { from: 'repetitiveTasks' }],
  [
    'the repetitive tasks, where leads need nothing',
    { automationPriority: 'reporting', manualAreas: ['finance'], leadHandling: 'fully-auto' },
    { from: 'repetitiveTasks' },
  ],
] as const)('the second opportunity comes from %s', (_, changes, expected) => {
  expect(secondOpportunityOf({ ...answers, ...changes })).toMatchObject(expected)
})

test('there is no second opportunity where no answer points to one', () => {
  expect(secondOpportunityOf({ ...answers, repetitiveTasks: 'fully-automated' })).toBeNull()
})
