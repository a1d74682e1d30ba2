import type { FieldRole } from './field-role.ts'
import { forms } from './forms.ts'

const fieldsOf: Record<FieldRole, readonly string[]> = {
  name: ['name', 'fullName', 'company', 'companyName', 'businessName', 'role', 'titleRole', 'phone'],
  text: [
    'biggest_challenge',
    'comment',
    'testimonial',
    'testimonialContent',
    'keyInsight',
    'improvementSuggestions',
    'businessDescription',
    'scalingSystem',
    'bottleneckBreakthrough',
    'workflowsToShare',
    'avoidTopics',
    'shortBio',
    'topWorkflows',
    'clientAssignment',
    'otherDeliveryTool',
    'trackingProgress',
    'inefficientTasks',
    'manualOnboarding',
    'chaseDownTask',
    'updateGathering',
    'timeConsumingWork',
    'salesOpsTools',
    'underusedTools',
    'neededData',
    'clientNotesStorage',
    'newClientRejection',
    'wouldBreakFirst',
    'confidenceNeeds',
    'scalingIssues',
    'auditGoal',
    'additionalThoughts',
  ],
  email: ['email'],
  link: ['website', 'linkedin', 'linkedinProfile', 'socialMediaLinks', 'headshotUrl', 'image_url'],
  talk: ['conversation'],
}

/** All others are chosen from a list, counted, or metadata of the submission. */
const wordlessFields: readonly string[] = [
  'submissionId',
  'visit',
  'stamp',
  'topic',
  'token',
  'step',
  'source',
  'score',
  'costOfInaction',
  'category',
  'rating',
  'limit',
  'overallValue',
  'roiClarity',
  'wouldRecommend',
  'allowTestimonial',
  'consent',
  'businessType',
  'teamSize',
  'currentUse',
  'repetitiveTasks',
  'manualAreas',
  'leadHandling',
  'sopApproach',
  'aiComfort',
  'automationPriority',
  'manualHours',
  'timeOwner',
  'hourlyValue',
  'onboardingProcess',
  'deliveryTools',
]

/** The fields of forms whose records in `forms.ts` say it themselves. */
const ofRecords = Object.values(forms).flatMap(({ answers }) =>
  answers === 'questions'
    ? []
    : Object.entries(answers).flatMap(([field, { role }]) => (role ? [[field, role] as const] : [])),
)

const roles = new Map<string, FieldRole | 'none'>([
  ...ofRecords,
  ...wordlessFields.map((field) => [field, 'none'] as const),
  ...(Object.keys(fieldsOf) as FieldRole[]).flatMap((role) =>
    fieldsOf[role].map((field) => [field, role] as const),
  ),
])

/** `none`: it is chosen, counted, or said about the submission. Undefined for a field that nobody has listed. */
export const roleOfField = (field: string): FieldRole | 'none' | undefined => roles.get(field)

export interface Words {
  role: FieldRole
  field: string
  text: string
}

/** Every meaningful text of an input, at any depth; values in a list or an object have their field's role. */
export function wordsOf(input: unknown, field = '', role?: FieldRole): Words[] {
  if (typeof input === 'string') return role && input !== '' ? [{ role, field, text: input }] : []
  if (Array.isArray(input)) return input.flatMap((each) => wordsOf(each, field, role))
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => {
    if (role) return wordsOf(value, field, role)
    const own = roleOfField(name)
    return own === 'none' ? [] : wordsOf(value, name, own)
  })
}
