import type { AutomationPriority, ManualArea, ManualHours, ReadinessAnswers } from './answers.ts'

/** Hours per week that automating the visitor's first choice saves (behavior 7.7). */
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

/** The upper end of each answer to "How many hours a week?". */
const maxHours: Record<ManualHours, number> = {
  '0-5': 5,
  '6-10': 10,
  '11-20': 20,
  '21-40': 40,
  '40+': Infinity,
}

/** The maximum of the visitor's manual hours per week; without an answer, that of a typical one. */
export function maxManualHours(manualHours: ManualHours = '11-20'): number {
  return maxHours[manualHours]
}

/** The opportunity an area leads to; areas without one are opportunities themselves. */
const priorityOfArea: Partial<Record<ManualArea, AutomationPriority>> = {
  'lead-gen': 'lead-nurture',
  sales: 'lead-nurture',
  'customer-service': 'customer-support',
  content: 'content',
  finance: 'reporting',
}

/** The second opportunity, with the answer it comes from. */
type SecondOpportunity =
  | { from: 'manualAreas'; area: ManualArea; priority: AutomationPriority | undefined }
  | { from: 'leadHandling' }
  | { from: 'repetitiveTasks' }

/**
 * The second opportunity (behavior 7.7: top 2): the first area picked in question 8 that leads elsewhere than the
 * visitor's own choice, otherwise lead handling, otherwise repetitive tasks. Null if no answer suggests one.
 */
export function secondOpportunityOf({
  automationPriority,
  manualAreas,
  leadHandling,
  repetitiveTasks,
}: Pick<
  ReadinessAnswers,
  'automationPriority' | 'manualAreas' | 'leadHandling' | 'repetitiveTasks'
>): SecondOpportunity | null {
  const area = manualAreas.find((each) => priorityOfArea[each] !== automationPriority)
  if (area) return { from: 'manualAreas', area, priority: priorityOfArea[area] }
  if (automationPriority !== 'lead-nurture' && leadHandling !== 'fully-auto') return { from: 'leadHandling' }
  return repetitiveTasks === 'fully-automated' ? null : { from: 'repetitiveTasks' }
}
