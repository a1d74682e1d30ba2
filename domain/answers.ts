/**
 * What a visitor can answer in the scorecard, in a fixed order (behavior 6.5).
 * The values are stored and sent exactly as written here; their labels are content.
 */
export const businessTypes = [
  'coaching',
  'real-estate',
  'healthcare',
  'tech',
  'marketing',
  'professional',
  'other',
] as const
export const teamSizes = ['solo', 'small', 'medium', 'large'] as const
export const currentUses = ['none', 'basic', 'some', 'integrated', 'advanced'] as const
export const repetitiveTaskStates = ['manual', 'outsourced', 'some-automation', 'fully-automated'] as const
export const manualAreas = [
  'lead-gen',
  'sales',
  'customer-service',
  'content',
  'admin',
  'finance',
  'hr',
  'product',
] as const
export const leadHandlings = ['missed', 'manual', 'basic-auto', 'fully-auto'] as const
export const sopApproaches = ['none', 'outdated', 'standard', 'living'] as const
export const aiComforts = ['uncomfortable', 'curious', 'moderate', 'very'] as const
export const automationPriorities = [
  'lead-nurture',
  'content',
  'client-onboarding',
  'reporting',
  'project-management',
  'customer-support',
  'other',
] as const
/** Hours of manual work per week. */
export const manualHoursRanges = ['0-5', '6-10', '11-20', '21-40', '40+'] as const
export const timeOwners = ['me', 'exec', 'managers', 'team', 'contractors'] as const
/** US dollars per hour; `skip` means that the visitor prefers not to say. */
export const hourlyValues = ['skip', 'under-50', '50-100', '100-250', '250-500', '500+'] as const

export type BusinessType = (typeof businessTypes)[number]
export type TeamSize = (typeof teamSizes)[number]
export type CurrentUse = (typeof currentUses)[number]
export type RepetitiveTaskState = (typeof repetitiveTaskStates)[number]
export type ManualArea = (typeof manualAreas)[number]
export type LeadHandling = (typeof leadHandlings)[number]
export type SopApproach = (typeof sopApproaches)[number]
export type AiComfort = (typeof aiComforts)[number]
export type AutomationPriority = (typeof automationPriorities)[number]
export type ManualHours = (typeof manualHoursRanges)[number]
export type TimeOwner = (typeof timeOwners)[number]
export type HourlyValue = (typeof hourlyValues)[number]

/** The wizard's first step. `linkedin` is whatever the visitor typed: behavior 6.3 asks for no format. */
export interface ContactData {
  fullName: string
  email: string
  linkedin?: string
  businessType: BusinessType
  teamSize: TeamSize
}

/** The wizard's second step. `manualAreas` has one or two different areas. */
export interface ReadinessAnswers {
  currentUse: CurrentUse
  repetitiveTasks: RepetitiveTaskState
  manualAreas: readonly ManualArea[]
  leadHandling: LeadHandling
  sopApproach: SopApproach
  aiComfort: AiComfort
  automationPriority: AutomationPriority
  manualHours: ManualHours
  timeOwner: TimeOwner
  hourlyValue?: HourlyValue
}

export type ScorecardAnswers = ContactData & ReadinessAnswers

/** The answers that a result is computed from. Without `manualHours` a typical value is used, and labeled as such. */
export type ResultAnswers = Pick<ContactData, 'businessType' | 'teamSize'> &
  Omit<ReadinessAnswers, 'manualHours'> & { manualHours?: ManualHours | undefined }
