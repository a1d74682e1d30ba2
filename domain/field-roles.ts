/**
 * What a field of a form is for, whatever the form:
 * - `name`: names somebody or something, so an address in it is an advertisement
 * - `text`: the visitor's own words, at any length
 * - `email`: whose submission it is
 * - `link`: an address belongs there
 * - `talk`: a conversation with the assistant, of which half is ours and the questions are often those we suggest
 */
export type FieldRole = 'name' | 'text' | 'email' | 'link' | 'talk'

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

/** The rest is chosen from a list, counted, or said about the submission instead of in it. */
export const wordlessFields: readonly string[] = [
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

const roleOfField = new Map(
  (Object.keys(fieldsOf) as FieldRole[]).flatMap((role) => fieldsOf[role].map((field) => [field, role])),
)

export interface Words {
  role: FieldRole
  field: string
  text: string
}

/** Every text of an input that means something, however deep: what a list or an object holds is what its field is. */
export function wordsOf(input: unknown, field = '', role?: FieldRole): Words[] {
  if (typeof input === 'string') return role && input !== '' ? [{ role, field, text: input }] : []
  if (Array.isArray(input)) return input.flatMap((each) => wordsOf(each, field, role))
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) =>
    role
      ? wordsOf(value, field, role)
      : wordlessFields.includes(name)
        ? []
        : wordsOf(value, name, roleOfField.get(name)),
  )
}
