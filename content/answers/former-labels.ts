import type { ActivityKind } from '#domain/activity'

/** Labels from versions before 0.3 that stored answers may have and that no field has now. */
export const formerLabels: Partial<Readonly<Record<ActivityKind, Readonly<Record<string, string>>>>> = {
  scorecard: { 'Where is it written down how work gets done?': 'sopApproach' },
  'week-1-intake': {
    'Which workflows carry your business?': 'topWorkflows',
    'How is a new client assigned to somebody?': 'clientAssignment',
    'Which tools do you deliver your work with?': 'deliveryTools',
    'How do you track the progress of a client’s work?': 'trackingProgress',
    'What in your onboarding is done by hand?': 'manualOnboarding',
    'What do you chase people for?': 'chaseDownTask',
    'Which work eats the most time in a week?': 'timeConsumingWork',
    'Which tools do you pay for and hardly use?': 'underusedTools',
    'What would you like to know about your business and cannot see today?': 'neededData',
    'Where do notes about a client live?': 'clientNotesStorage',
    'What would you need in place to say yes with confidence?': 'confidenceNeeds',
    'What else has got in the way when you tried to grow?': 'scalingIssues',
    'What should this audit achieve for you?': 'auditGoal',
    'What would you like from this audit?': 'auditGoal',
  },
}

/** The earlier texts of choices that have been reworded, by field. */
export const formerChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
