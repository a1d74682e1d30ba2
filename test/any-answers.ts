import {
  aiComforts,
  automationPriorities,
  businessTypes,
  currentUses,
  hourlyValues,
  leadHandlings,
  manualAreas,
  manualHoursRanges,
  type ReadinessAnswers,
  repetitiveTaskStates,
  type ResultAnswers,
  sopApproaches,
  teamSizes,
  timeOwners,
} from '#domain/answers'
import fc from 'fast-check'

/** Generates valid sets of quiz answers. */
export const anyAnswers: fc.Arbitrary<ResultAnswers & ReadinessAnswers> = fc.record({
  businessType: fc.constantFrom(...businessTypes),
  teamSize: fc.constantFrom(...teamSizes),
  currentUse: fc.constantFrom(...currentUses),
  repetitiveTasks: fc.constantFrom(...repetitiveTaskStates),
  manualAreas: fc.uniqueArray(fc.constantFrom(...manualAreas), { minLength: 1, maxLength: 2 }),
  leadHandling: fc.constantFrom(...leadHandlings),
  sopApproach: fc.constantFrom(...sopApproaches),
  aiComfort: fc.constantFrom(...aiComforts),
  automationPriority: fc.constantFrom(...automationPriorities),
  manualHours: fc.constantFrom(...manualHoursRanges),
  timeOwner: fc.constantFrom(...timeOwners),
  hourlyValue: fc.option(fc.constantFrom(...hourlyValues), { nil: undefined }),
})
