/** What a guest of the podcast is asked before the recording (behavior 9.5), in the words of the form. */
interface GuestQuestion {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What is asked for; `answer` has several lines. */
  readonly kind: 'name' | 'company' | 'role' | 'email' | 'website' | 'profile' | 'picture' | 'answer'
  readonly required: boolean
}

interface GuestQuestionGroup {
  readonly id: string
  readonly name: string
  readonly why: string
  readonly questions: readonly GuestQuestion[]
}

export const guestQuestionGroups = [
  {
    id: 'who-you-are',
    name: 'Who you are',
    why: 'So we introduce you properly, and listeners can find you afterward.',
    questions: [
      { name: 'fullName', label: 'Full name', kind: 'name', required: true },
      { name: 'companyName', label: 'Company name', kind: 'company', required: true },
      { name: 'titleRole', label: 'Title or role', kind: 'role', required: true },
      { name: 'email', label: 'Email', kind: 'email', required: true },
      { name: 'website', label: 'Website', kind: 'website', required: true },
      { name: 'linkedinProfile', label: 'LinkedIn profile', kind: 'profile', required: true },
      {
        name: 'socialMediaLinks',
        label: 'Social media links',
        hint: 'Where else listeners can find you.',
        kind: 'answer',
        required: false,
      },
    ],
  },
  {
    id: 'what-you-repaired',
    name: 'What you fixed',
    why: 'This is the episode. We ask ahead of time so no one has to warm up on air.',
    questions: [
      {
        name: 'businessDescription',
        label: 'What your business does',
        hint: 'The way you’d tell another owner.',
        kind: 'answer',
        required: true,
      },
      {
        name: 'scalingSystem',
        label: 'The system that lets you scale',
        hint: 'What runs, on which tools, and who looks after it.',
        kind: 'answer',
        required: true,
      },
      {
        name: 'bottleneckBreakthrough',
        label: 'The bottleneck you broke through',
        hint: 'What was stuck, and what it took to get it moving.',
        kind: 'answer',
        required: true,
      },
      {
        name: 'workflowsToShare',
        label: 'Workflows you can share',
        hint: 'Anything you’d share on air.',
        kind: 'answer',
        required: false,
      },
    ],
  },
  {
    id: 'what-we-should-know',
    name: 'What we should know',
    why: 'Topics you rule out stay out. Your bio and photo go with the episode.',
    questions: [
      { name: 'avoidTopics', label: 'Topics to avoid', kind: 'answer', required: false },
      {
        name: 'shortBio',
        label: 'Short bio',
        hint: 'Two or three sentences.',
        kind: 'answer',
        required: false,
      },
      {
        name: 'headshotUrl',
        label: 'Headshot link',
        hint: 'A link to a photo of you.',
        kind: 'picture',
        required: false,
      },
    ],
  },
] as const satisfies readonly GuestQuestionGroup[]

export const guestQuestions: readonly GuestQuestion[] = guestQuestionGroups.flatMap(
  (group): readonly GuestQuestion[] => group.questions,
)
