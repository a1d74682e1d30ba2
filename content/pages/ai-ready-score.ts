import { contentView } from '#content/facts/content-view'
import { scorecardFacts, workshopFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'

export const scorecardLandingPage = contentView(() => ({
  path: '/ai-ready-score',
  title: 'How ready is your business for AI?',
  description: `A ${scorecardFacts.minutes}-minute quiz: your AI readiness score, your top automation opportunities, what waiting costs, and the next step.`,
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
  kicker: 'AI readiness scorecard, free',
})) satisfies Page

/** The words of behavior 6.1. */
export const landingCopy = contentView(() => ({
  take: `Take the ${scorecardFacts.minutes}-Minute Quiz`,
  pitch: `${scorecardFacts.questions} short questions: 5 about you, 10 about how work moves through your business. You get a score, the work to automate first, and what a year of waiting costs you.`,
  terms: `Free. ${scorecardFacts.minutes} minutes. No call needed.`,
  email: 'We ask for your name and email, because we also email you the results.',
  forWhom: 'For founders, CEOs, operators and teams of small and mid-size businesses.',
  figure: { before: 'Your score, out of', after: 'points: up to three for each of nine answers.' },
  /** The scored answers, three points each, in the order they are asked. */
  scored: [
    'AI in use',
    'Repetitive work',
    'Manual areas',
    'New leads',
    'Written steps',
    'Comfort with AI',
    'First priority',
    'Hours a week',
    'Whose hours',
  ],
  audience: [
    {
      who: 'Founders and CEOs',
      why: 'You’re still the one who answers, chases and fixes. See which of those hours can go first.',
    },
    {
      who: 'Operators',
      why: 'You know where the work gets stuck. Put a number on it that gets it repaired.',
    },
    {
      who: 'Teams',
      why: 'Especially teams of 20+: a small hand-off that fails for everyone, all week, costs more than anyone counts.',
    },
    {
      who: 'Business leaders',
      why: 'You get asked about AI, and you’ve heard plenty of advice. Come back with a score, a cost and a first step.',
    },
  ],
  gets: [
    {
      picture: 'score',
      name: 'Your score',
      text: 'Out of 27, with the tier you’re in, the next one up, and what your own answers mean.',
    },
    {
      picture: 'opportunities',
      name: 'Your top 2 automation opportunities',
      text: 'Drawn from the work you want off your desk and the areas that eat the most hours.',
    },
    {
      picture: 'cost',
      name: 'A cost estimate',
      text: 'Your manual hours, times what an hour is worth, times 52 weeks. You see the math.',
    },
    {
      picture: 'next',
      name: 'The next step',
      text: `A free ${workshopFacts.readiness.minutes}-minute workshop on repairing the first link, or a call to talk it through.`,
    },
  ],
  closing: {
    title: 'Find the link that doesn’t hold.',
    note: 'You tell us your name, email, line of business and team size. LinkedIn is optional. Your results appear right away, and we email them to you.',
  },
}))
