import { scorecardFacts } from '#content/facts'
import type { Page } from '#content/page'

export const scorecardLandingPage = {
  path: '/ai-ready-score',
  title: 'How ready is your business for AI?',
  description:
    'A 3-minute quiz: your AI readiness score, your top automation opportunities, what waiting costs, and the next step.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

/** The words of S0 §2 "Quiz landing page". */
export const landingCopy = {
  pitch: `${scorecardFacts.questions} short questions about how work moves through your business. You get a score, the work to automate first, and what a year of waiting costs you.`,
  terms: `Free. ${scorecardFacts.minutes} minutes. No call.`,
  email: 'We ask for your name and email address, because we also email you the results.',
  forWhom: 'For founders, CEOs, operators and teams of small and mid-size businesses.',
  figure: 'links. Nine of the answers carry three each. Your score is how many of yours hold.',
  /** The scored answers, three points each, in the order they are asked. */
  scored: [
    'AI in use',
    'Repetitive work',
    'Manual areas',
    'New leads',
    'Written steps',
    'Ease with AI',
    'First priority',
    'Hours a week',
    'Whose hours',
  ],
  audience: [
    {
      who: 'Founders and CEOs',
      why: 'You are still the one who answers, chases and fixes. See which of those hours can go first.',
    },
    {
      who: 'Operators',
      why: 'You know where the work gets stuck. Put a number on it that gets it repaired.',
    },
    {
      who: 'Teams',
      why: 'Above all teams of 20 and more: a hand-off that fails a little, for everyone, all week, costs more than anyone counts.',
    },
    {
      who: 'Business leaders',
      why: 'You are asked about AI and have heard enough advice. Come back with a score, a cost and a first step.',
    },
  ],
  gets: [
    {
      picture: 'score',
      name: 'Your score',
      text: 'Out of 27, with the tier you are in, the next one, and what your own answers say about both.',
    },
    {
      picture: 'opportunities',
      name: 'Your top 2 automation opportunities',
      text: 'Drawn from the work you want off your desk and the areas that eat the most hours.',
    },
    {
      picture: 'cost',
      name: 'A cost estimate',
      text: 'Your manual hours, times what an hour is worth, times 52 weeks. You see the sum and how it was made.',
    },
    {
      picture: 'next',
      name: 'The next step',
      text: 'One thing to do with the result: a free 60-minute workshop on repairing the first link.',
    },
  ],
  closing: {
    title: 'Find the link that doesn’t hold.',
    note: 'You tell us your name, email address, line of business and team size. A LinkedIn profile is optional. The results appear at once, and we email them to you.',
  },
} as const
