import {
  aiComforts,
  automationPriorities,
  businessTypes,
  currentUses,
  hourlyValues,
  leadHandlings,
  manualAreas,
  manualHoursRanges,
  repetitiveTaskStates,
  sopApproaches,
  teamSizes,
  timeOwners,
} from '#domain/answers'
import { expect, test } from 'vitest'
import { businessTypeChoices, contactQuestions, readinessQuestions, teamSizeChoices } from './scorecard.ts'
import type { Choice } from './scorecard.ts'

const values = (choices: readonly Choice<string>[]) => choices.map(({ value }) => value).toSorted()

test('the scorecard has fifteen questions, numbered in order, each with its own field', () => {
  const questions = [...contactQuestions, ...readinessQuestions]
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  expect(new Set(questions.map(({ name }) => name)).size).toBe(15)
})

test.each([
  ['currentUse', currentUses],
  ['repetitiveTasks', repetitiveTaskStates],
  ['manualAreas', manualAreas],
  ['leadHandling', leadHandlings],
  ['sopApproach', sopApproaches],
  ['aiComfort', aiComforts],
  ['automationPriority', automationPriorities],
  ['manualHours', manualHoursRanges],
  ['timeOwner', timeOwners],
  ['hourlyValue', hourlyValues],
])('%s offers each value once, with a unique label', (name, options: readonly string[]) => {
  const choices = readinessQuestions.find((question) => question.name === name)?.choices ?? []
  expect(values(choices)).toEqual(options.toSorted())
  expect(new Set(choices.map(({ label }) => label)).size).toBe(options.length)
})

test('business type and team size have the labels of behavior 6.5', () => {
  expect(values(businessTypeChoices)).toEqual(businessTypes.toSorted())
  expect(businessTypeChoices.map(({ label }) => label)).toEqual([
    'Coaching / Consulting',
    'Real Estate / Mortgage',
    'Healthcare / Wellness',
    'Tech / SaaS',
    'Marketing / Creative Services',
    'Professional Services (Legal, Finance, etc.)',
    'Other',
  ])
  expect(values(teamSizeChoices)).toEqual(teamSizes.toSorted())
  expect(teamSizeChoices.map(({ label }) => label)).toEqual(['Just me', '2-5', '6-20', '21+'])
})

test('the scale of current use begins and ends with the labels of behavior 6.5', () => {
  const labels = readinessQuestions[0]?.choices.map(({ label }) => label)
  expect(labels?.at(0)).toBe('Not using any automation or AI')
  expect(labels?.at(-1)).toBe('Advanced AI systems throughout business')
})
