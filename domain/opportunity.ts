import type { AutomationPriority, ManualArea, ManualHours } from './answers.ts'

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

/** The most that each answer to "How many hours a week?" can mean; without one, what a typical answer means. */
const mostHours: Record<ManualHours, number> = {
  '0-5': 5,
  '6-10': 10,
  '11-20': 20,
  '21-40': 40,
  '40+': Infinity,
}

/** How much of the manual hours a visitor gave can be saved at all. */
export function mostManualHours(manualHours: ManualHours = '11-20'): number {
  return mostHours[manualHours]
}

/** What would be automated where an area eats manual work. */
const priorityOfArea: Record<ManualArea, AutomationPriority> = {
  'lead-gen': 'lead-nurture',
  sales: 'lead-nurture',
  'customer-service': 'customer-support',
  content: 'content',
  admin: 'project-management',
  finance: 'reporting',
  hr: 'project-management',
  product: 'project-management',
}

/**
 * The opportunity after the first one: that of the first area picked in question 8 which leads elsewhere than the
 * visitor's own choice, else reporting, which every business has. Never the first one again (S0 §2: top 2).
 */
export function secondOpportunityOf(answers: {
  automationPriority: AutomationPriority
  manualAreas: readonly ManualArea[]
}): AutomationPriority {
  const candidates = [
    ...answers.manualAreas.map((area) => priorityOfArea[area]),
    'reporting',
    'project-management',
  ] as const
  return candidates.find((priority) => priority !== answers.automationPriority) ?? 'reporting'
}
