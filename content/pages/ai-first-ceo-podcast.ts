import { contentView } from '#content/facts/content-view'
import { podcastFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'

export const podcastPage = {
  path: '/ai-first-ceo-podcast',
  title: 'The AI-First CEO Podcast',
  description:
    'Owners on one workflow that broke, what it cost and what fixed it. Listen here, or apply to be a guest.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

export const podcastCopy = contentView(() => ({
  pitch:
    'One owner, one workflow: what broke, what it cost, and what fixed it. For people who run a business and want to hear how others did it. Free to listen.',
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
        question: 'How did it use to work?',
        text: 'Step by step, with the tools by name and who did what.',
      },
      {
        part: 'broken',
        question: 'Where did it break?',
        text: 'And who noticed first: you, your team or a client.',
      },
      {
        part: 'repaired',
        question: 'What fixed it?',
        text: 'What you built or bought, what it cost, and what you wouldn’t do again.',
      },
    ],
  },
  guests: {
    title: 'Be a guest',
    lead: 'Two fields. We’ll look at your profile and be in touch.',
    fits: [
      'You own or run a business, and how it works is your call.',
      'You fixed a workflow, with or without AI, and can say what it took.',
      'You’d tell another owner how it really went, failed attempts included.',
    ],
    fitsTitle: 'Apply if',
    privacy: 'We use this only to decide on an episode and to reply to you.',
    unfit: 'Don’t apply to pitch a product. The episode is about your own business.',
    intake: `Guests fill out an intake form at least ${podcastFacts.guestFormHoursBefore} hours before recording.`,
    intakeLink: 'See the intake form',
    form: {
      email: 'Email',
      linkedinProfile: 'LinkedIn profile',
      action: 'Apply as a guest',
      thanks: 'We have your application. We’ll look at your profile and email you back.',
    },
  },
}))
