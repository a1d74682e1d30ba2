/**
 * The week-1 intake, question by question (S1 §2, §3). Business name and team size open it; the 20 questions follow,
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
        hint: 'Everybody who works in the business, you included.',
        choices: asTheyAre(['1-2', '3-5', '6-10', '11-25', '26+']),
      },
      {
        kind: 'answer',
        name: 'topWorkflows',
        label: 'Which workflows carry your business?',
        hint: 'The three or four it could not do without, from the first call to the last invoice.',
      },
    ],
  },
  {
    id: 'system-flow',
    name: 'System Flow',
    why: 'How a client’s work moves from one hand to the next.',
    questions: [
      {
        kind: 'answer',
        name: 'clientAssignment',
        label: 'How is a new client assigned to somebody?',
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
        label: 'Which tools do you deliver your work with?',
        hint: 'Tick every one that is in use.',
        choices: asTheyAre(['Slack', 'Google Docs', 'Airtable', 'SharePoint', 'Notion', 'Other']),
      },
      {
        kind: 'answer',
        name: 'trackingProgress',
        label: 'How do you track the progress of a client’s work?',
        hint: 'Where you look when a client asks how far you are.',
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
        hint: 'One to a line.',
      },
      {
        kind: 'answer',
        name: 'manualOnboarding',
        label: 'What in your onboarding is done by hand?',
        hint: 'Contracts, forms, folders, reminders: whatever somebody does each time anew.',
      },
      {
        kind: 'list',
        name: 'chaseDownTask',
        entry: 'Item',
        label: 'What do you chase people for?',
        hint: 'Documents, answers, approvals, payments. One to a line.',
      },
      {
        kind: 'answer',
        name: 'updateGathering',
        label: 'How do you gather updates from your team?',
        hint: 'Meetings, messages, a board. And who has to ask whom.',
      },
      {
        kind: 'answer',
        name: 'timeConsumingWork',
        label: 'Which work eats the most time in a week?',
        hint: 'Yours or your team’s.',
      },
    ],
  },
  {
    id: 'data-and-tools',
    name: 'Data & Tools',
    why: 'What you pay for, and what you can see with it.',
    questions: [
      {
        kind: 'answer',
        name: 'salesOpsTools',
        label: 'Which tools run your sales and operations?',
        hint: 'Names are enough: customer list, calendar, invoices, spreadsheets.',
      },
      {
        kind: 'answer',
        name: 'underusedTools',
        label: 'Which tools do you pay for and hardly use?',
      },
      {
        kind: 'answer',
        name: 'neededData',
        label: 'What would you like to know about your business and cannot see today?',
      },
      {
        kind: 'answer',
        name: 'clientNotesStorage',
        label: 'Where do notes about a client live?',
        hint: 'If it is in somebody’s head, say whose.',
      },
    ],
  },
  {
    id: 'growth-blockers',
    name: 'Growth Blockers',
    why: 'What stands between you and more of it.',
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
        label: 'What would you need in place to say yes with confidence?',
      },
      {
        kind: 'answer',
        name: 'scalingIssues',
        label: 'What else has got in the way when you tried to grow?',
      },
      {
        kind: 'answer',
        name: 'auditGoal',
        label: 'What should this audit achieve for you?',
        hint: 'One thing that would make it worth the fee.',
      },
    ],
  },
  {
    id: 'open-question',
    name: 'One open question',
    why: 'Whatever we should have asked.',
    questions: [
      {
        kind: 'answer',
        name: 'additionalThoughts',
        label: 'What else should we know?',
        hint: '“Nothing” is an answer too.',
      },
    ],
  },
] as const satisfies readonly IntakeSection[]

/** How many questions come before the numbered ones. */
export const unnumberedQuestions = 2
