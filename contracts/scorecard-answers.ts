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
import { isEmailAddress, normaliseEmail } from '#domain/email'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { optionalText, trimmedText } from './text.ts'

const selectOption = 'Please select an option'
const atLeastOneArea = 'Select at least one area'

/** The wizard's first step (behavior 6.3, contact step). */
export const contactFields = z.strictObject({
  fullName: trimmedText(200).check(z.minLength(2, 'Name must be at least 2 characters')),
  email: z
    .string()
    .check(z.overwrite(normaliseEmail), z.refine(isEmailAddress, 'Please enter a valid email address')),
  linkedin: optionalText(500),
  businessType: choice(businessTypes, 'Please select a business type'),
  teamSize: choice(teamSizes, 'Please select your team size'),
})

/** The wizard's second step (behavior 6.4, readiness step). An empty `hourlyValue` counts as missing. */
export const readinessFields = z.strictObject({
  currentUse: choice(currentUses, selectOption),
  repetitiveTasks: choice(repetitiveTaskStates, selectOption),
  manualAreas: z
    .array(choice(manualAreas, atLeastOneArea), {
      error: ({ input }) => (input == null ? atLeastOneArea : undefined),
    })
    .check(
      z.minLength(1, atLeastOneArea),
      z.maxLength(2, { error: 'Select up to 2 areas', abort: true }),
      z.refine((areas) => new Set(areas).size === areas.length, 'Select each area only once'),
    ),
  leadHandling: choice(leadHandlings, selectOption),
  sopApproach: choice(sopApproaches, selectOption),
  aiComfort: choice(aiComforts, selectOption),
  automationPriority: choice(automationPriorities, selectOption),
  manualHours: choice(manualHoursRanges, selectOption),
  timeOwner: choice(timeOwners, selectOption),
  hourlyValue: z.optional(
    z.pipe(
      choice(['', ...hourlyValues], selectOption),
      z.transform((value) => value || undefined),
    ),
  ),
})

/** Both steps together: the `formData` of the functions that store and mail a score. */
export const scorecardAnswers = z.strictObject({ ...contactFields.shape, ...readinessFields.shape })
