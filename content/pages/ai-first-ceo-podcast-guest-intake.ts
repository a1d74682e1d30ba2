import { podcastFacts } from '#content/facts'
import type { Page } from '#content/page'

export const guestIntakePage = {
  path: '/ai-first-ceo-podcast-guest-intake',
  title: 'Podcast guest intake',
  description: `For confirmed guests: what we need at least ${podcastFacts.guestFormHoursBefore} hours before recording, and why.`,
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

interface FieldGroup {
  readonly name: string
  readonly why: string
  readonly fields: readonly { readonly label: string; readonly required: boolean }[]
}

/** The columns of S1 §3 `podcast_guest_responses_rows`, in its order and words. */
const groups: readonly FieldGroup[] = [
  {
    name: 'Who you are',
    why: 'So that you are introduced by the right name, and listeners find you afterwards.',
    fields: [
      { label: 'Full name', required: true },
      { label: 'Company name', required: true },
      { label: 'Title or role', required: true },
      { label: 'Email', required: true },
      { label: 'Website', required: true },
      { label: 'LinkedIn profile', required: true },
      { label: 'Social media links', required: false },
    ],
  },
  {
    name: 'What you repaired',
    why: 'This is the episode. We ask about it in advance so that nobody has to warm up on air.',
    fields: [
      { label: 'What your business does', required: true },
      { label: 'The system that lets you scale', required: true },
      { label: 'The bottleneck you broke through', required: true },
      { label: 'Workflows you can share', required: false },
    ],
  },
  {
    name: 'What we should know',
    why: 'What you leave out stays out. The bio and the picture go with the episode.',
    fields: [
      { label: 'Topics to avoid', required: false },
      { label: 'Short bio', required: false },
      { label: 'Headshot link', required: false },
    ],
  },
]

const fields = groups.flatMap((group) => group.fields)

export const guestIntakeCopy = {
  figure: String(podcastFacts.guestFormHoursBefore),
  unit: 'hours before we record, at the latest',
  pitch: `You are booked: good to have you. Please complete this form at least ${podcastFacts.guestFormHoursBefore} hours before recording. We prepare the questions from it.`,
  terms: `${fields.length} questions, ${fields.filter((field) => field.required).length} of them required`,
  start: 'Go to the questions',
  from: 'This form',
  to: 'Recording',
  asks: { title: 'What we ask, and why', optional: 'optional', groups },
  form: {
    title: 'The questions',
    lead: 'Short answers are fine. Write as you would talk.',
    after: 'We’ll review your responses and be in touch with prep details.',
    fields: fields.map((field) => (field.required ? `${field.label} *` : field.label)),
    action: 'Send my answers',
    subject: 'Podcast guest intake',
  },
  notYet: 'Not a guest yet?',
  apply: 'Apply on the podcast’s page',
} as const
