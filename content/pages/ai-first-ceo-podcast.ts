import { podcastFacts } from '#content/facts'
import type { Page } from '#content/page'

export const podcastPage = {
  path: '/ai-first-ceo-podcast',
  title: 'The AI-First CEO Podcast',
  description:
    'Owners on one workflow that broke, what the break cost and what repaired it. Listen, or apply as a guest.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page

export const podcastCopy = {
  pitch:
    'One owner, one workflow. What broke, what the break cost, and what repaired it. For people who run a business and want to hear how others did it. Free to listen.',
  listen: 'Listen on',
  player: {
    label: 'Latest episode',
    sample: 'Sample episode',
    own: { title: 'Listen right here', about: 'One owner, one workflow, start to finish.' },
    play: 'Play',
    playElsewhere: 'Play in a new tab',
    note: 'Plays on this page. Nothing loads from the podcast’s host before you press play.',
    sampleNote: 'A sample: you hear 12 seconds of the opening theme.',
  },
  more: 'More episodes',
  questions: {
    title: 'Three questions, every guest',
    items: [
      {
        part: 'whole',
        question: 'How did the work run?',
        text: 'Step by step, with the names of the tools and who did what.',
      },
      {
        part: 'broken',
        question: 'Where did it break?',
        text: 'And who noticed: you, your team or a client.',
      },
      {
        part: 'repaired',
        question: 'What holds it now?',
        text: 'What you built or bought, what it cost, and what you would not do again.',
      },
    ],
  },
  guests: {
    title: 'Be a guest',
    lead: 'Apply with two lines. We read your profile and write back.',
    fits: [
      'You own or run a business, and the work in it is yours to change.',
      'You repaired a workflow, with AI or without, and can say what it took.',
      'You would tell it to another owner the way it was, failed attempts too.',
    ],
    fitsTitle: 'Apply if',
    unfit: 'Not if you want to present a product. The episode is about your own business.',
    intake: `Guests fill in an intake form at least ${podcastFacts.guestFormHoursBefore} hours before recording.`,
    intakeLink: 'See the intake form',
    form: {
      email: 'Email',
      linkedinProfile: 'LinkedIn profile',
      action: 'Apply as a guest',
      thanks: 'Your application is with us. We read your profile and write back to your address.',
    },
  },
} as const
