/**
 * The week-1 intake, question by question (behavior 9.6). Business name and team size open it; the 20 questions follow,
 * numbered, the last of them open. The form and the owner's notice are both made from here.
 */

interface Asked {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

export type IntakeQuestion = Asked &
  (
    | { readonly kind: 'line' | 'answer' }
    /** One of a few, or any number of them. */
    | {
        readonly kind: 'one-of' | 'any-of'
        readonly choices: readonly { readonly value: string; readonly label: string }[]
      }
    /** Short texts below each other; `entry` is what one of them is. */
    | { readonly kind: 'list'; readonly entry: string }
  )

interface IntakeSection {
  readonly id: string
  readonly name: string
  readonly why: string
  readonly questions: readonly IntakeQuestion[]
}

const asTheyAre = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const otherToolQuestion = {
  name: 'otherDeliveryTool',
  label: 'Which other tool?',
  hint: 'Optional',
} as const

export const intakeSections = [
  {
    id: 'business-overview',
    name: 'Business Overview',
    why: 'Who you are, and what your business runs on.',
    questions: [
      { kind: 'line', name: 'businessName', label: 'Business name' },
      {
        kind: 'one-of',
        name: 'teamSize',
        label: 'Team size',
        hint: 'Everyone who works in the business, including you.',
        choices: asTheyAre(['1-2', '3-5', '6-10', '11-25', '26+']),
      },
      {
        kind: 'answer',
        name: 'topWorkflows',
        label: 'Which workflows does your business run on?',
        hint: 'The three or four it couldn’t do without, from first call to final invoice.',
      },
    ],
  },
  {
    id: 'system-flow',
    name: 'System Flow',
    why: 'How a client’s work gets from one person to the next.',
    questions: [
      {
        kind: 'answer',
        name: 'clientAssignment',
        label: 'How does a new client get assigned to someone?',
        hint: 'Who decides, and by what rule, if there is one.',
      },
      {
        kind: 'one-of',
        name: 'onboardingProcess',
        label: 'Do you have a set onboarding process?',
        choices: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
          { value: 'sort-of', label: 'Sort of' },
        ],
      },
      {
        kind: 'any-of',
        name: 'deliveryTools',
        label: 'Which tools do you use to deliver your work?',
        hint: 'Check every one you use.',
        choices: asTheyAre(['Slack', 'Google Docs', 'Airtable', 'SharePoint', 'Notion', 'Other']),
      },
      {
        kind: 'answer',
        name: 'trackingProgress',
        label: 'How do you track progress on a client’s work?',
        hint: 'Where you look when a client asks how it’s going.',
      },
    ],
  },
  {
    id: 'time-drains',
    name: 'Time Drains',
    why: 'Where the hours go.',
    questions: [
      {
        kind: 'list',
        name: 'inefficientTasks',
        entry: 'Task',
        label: 'Which tasks take longer than they should?',
        hint: 'One per line.',
      },
      {
        kind: 'answer',
        name: 'manualOnboarding',
        label: 'What do you still do by hand in onboarding?',
        hint: 'Contracts, forms, folders, reminders: anything someone redoes every time.',
      },
      {
        kind: 'list',
        name: 'chaseDownTask',
        entry: 'Item',
        label: 'What do you have to chase people for?',
        hint: 'Documents, answers, approvals, payments. One per line.',
      },
      {
        kind: 'answer',
        name: 'updateGathering',
        label: 'How do you gather updates from your team?',
        hint: 'Meetings, messages, a board, and who has to ask whom.',
      },
      {
        kind: 'answer',
        name: 'timeConsumingWork',
        label: 'What work eats up the most time each week?',
        hint: 'Yours or your team’s.',
      },
    ],
  },
  {
    id: 'data-and-tools',
    name: 'Data & Tools',
    why: 'What you pay for, and what it shows you.',
    questions: [
      {
        kind: 'answer',
        name: 'salesOpsTools',
        label: 'Which tools run your sales and operations?',
        hint: 'Just the names: CRM, calendar, invoicing, spreadsheets.',
      },
      {
        kind: 'answer',
        name: 'underusedTools',
        label: 'Which tools do you pay for but hardly use?',
      },
      {
        kind: 'answer',
        name: 'neededData',
        label: 'What would you like to know about your business that you can’t see today?',
      },
      {
        kind: 'answer',
        name: 'clientNotesStorage',
        label: 'Where do client notes live?',
        hint: 'If they’re in someone’s head, say whose.',
      },
    ],
  },
  {
    id: 'growth-blockers',
    name: 'Growth Blockers',
    why: 'What’s between you and growth.',
    questions: [
      {
        kind: 'answer',
        name: 'newClientRejection',
        label: 'Why would you turn a new client away today?',
      },
      {
        kind: 'answer',
        name: 'wouldBreakFirst',
        label: 'If your clients doubled next month, what would break first?',
      },
      {
        kind: 'answer',
        name: 'confidenceNeeds',
        label: 'What would need to be in place for you to say yes with confidence?',
      },
      {
        kind: 'answer',
        name: 'scalingIssues',
        label: 'What else has gotten in the way of growing?',
      },
      {
        kind: 'answer',
        name: 'auditGoal',
        label: 'What should this audit do for you?',
        hint: 'The one thing that would make it worth the fee.',
      },
    ],
  },
  {
    id: 'open-question',
    name: 'One open question',
    why: 'Anything we should have asked.',
    questions: [
      {
        kind: 'answer',
        name: 'additionalThoughts',
        label: 'What else should we know?',
        hint: '“Nothing” is fine.',
      },
    ],
  },
] as const satisfies readonly IntakeSection[]

/** How many questions come before the numbered ones. */
export const unnumberedQuestions = 2
