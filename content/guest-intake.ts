/** What a guest of the podcast is asked before the recording (S1 §3, §5), in the words of the form. */
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
    why: 'So that you are introduced by the right name, and listeners find you afterwards.',
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
        hint: 'Where else listeners find you.',
        kind: 'answer',
        required: false,
      },
    ],
  },
  {
    id: 'what-you-repaired',
    name: 'What you repaired',
    why: 'This is the episode. We ask about it in advance so that nobody has to warm up on air.',
    questions: [
      {
        name: 'businessDescription',
        label: 'What your business does',
        hint: 'As you would tell it to another owner.',
        kind: 'answer',
        required: true,
      },
      {
        name: 'scalingSystem',
        label: 'The system that lets you scale',
        hint: 'What runs, with which tools, and who looks after it.',
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
        hint: 'Anything you would show on air.',
        kind: 'answer',
        required: false,
      },
    ],
  },
  {
    id: 'what-we-should-know',
    name: 'What we should know',
    why: 'What you leave out stays out. The bio and the picture go with the episode.',
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
        hint: 'The address of a picture of you.',
        kind: 'picture',
        required: false,
      },
    ],
  },
] as const satisfies readonly GuestQuestionGroup[]

export const guestQuestions: readonly GuestQuestion[] = guestQuestionGroups.flatMap(
  (group): readonly GuestQuestion[] => group.questions,
)
