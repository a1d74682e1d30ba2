import type { AutomationPriority } from './answers.ts'

/** What automating the visitor's first choice saves, in hours a week (S0 §9). */
export const opportunityHours: Record<
  AutomationPriority,
  { minHoursPerWeek: number; maxHoursPerWeek: number }
> = {
  'lead-nurture': { minHoursPerWeek: 8, maxHoursPerWeek: 12 },
  content: { minHoursPerWeek: 5, maxHoursPerWeek: 10 },
  'client-onboarding': { minHoursPerWeek: 4, maxHoursPerWeek: 8 },
  reporting: { minHoursPerWeek: 3, maxHoursPerWeek: 6 },
  'project-management': { minHoursPerWeek: 5, maxHoursPerWeek: 8 },
  'customer-support': { minHoursPerWeek: 6, maxHoursPerWeek: 10 },
  other: { minHoursPerWeek: 4, maxHoursPerWeek: 10 },
}
