import {
  auditFacts,
  chatAgentFacts,
  claims,
  coldEmailFacts,
  internalOpsFacts,
  scorecardFacts,
} from '#content/facts'
import { questions } from '#content/home-sections'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

export const homePage = {
  path: '/',
  title: "We Don't Start With AI. We Start With What's Broken.",
  description:
    'We map how your business runs, score every workflow by what it costs you, and repair the break that costs the most.',
  prerender: false,
  live: { topic: 'testimonials' },
  hydrate: 'when-idle',
  indexed: true,
  faq: questions.items,
} as const satisfies Page

export const homeHero = {
  badge: 'Most AI advice is just noise.',
  pitch:
    'We map how your business really runs, score every workflow by what it costs you, and repair the break that costs the most. You get the order of work before you pay for any build.',
  forWhom: 'For founders, CEOs and operators of small and mid-size businesses.',
  price: `${usd(auditFacts.priceUsd)} flat`,
  term: `${auditFacts.weeks} weeks, then a ${auditFacts.roadmapDays}-day roadmap`,
} as const

/** What the variants of the home page put first in the hero. */
export const homeVariantHero = {
  scoreButton: 'Get Your AI Ready Score',
  price: 'Free',
  term: `${scorecardFacts.minutes} minutes, ${scorecardFacts.questions} questions, no call`,
} as const

export const homeScorecardPointer = {
  title: 'Not sure where it breaks?',
  text: `${scorecardFacts.questions} questions about leads, hand-offs and hours, free. You see a score out of 27, the work to automate first, and what a year of waiting costs.`,
  aside: 'No call needed',
  link: `Take the ${scorecardFacts.minutes}-minute scorecard`,
} as const

export const homeServices = {
  title: 'Services',
  lead: 'Start with the audit. Then have us build what it found, or take the roadmap and build it yourself.',
  audit: {
    name: 'AI Audit',
    price: usd(auditFacts.priceUsd),
    text: 'Maps your systems, scores workflows by ROI and time drain, and hands you the order of repair.',
    slip: [
      { term: 'Fee', detail: `Flat. ${usd(auditFacts.depositUsd)} deposit reserves it` },
      { term: 'Time', detail: `${auditFacts.weeks} weeks` },
      { term: 'You get', detail: `A ${auditFacts.roadmapDays}-day roadmap` },
    ],
  },
  builds: [
    {
      picture: 'warm-up',
      name: 'Cold email automation',
      text: `Inboxes warmed for ${coldEmailFacts.warmUpDays} days, then qualified appointments on your calendar.`,
    },
    {
      picture: 'reply',
      name: 'AI chat agents',
      text: `Answer, qualify and book while you are with a client. ${chatAgentFacts.freeTrialDays}-day free trial.`,
    },
    {
      picture: 'hand-off',
      name: 'Internal ops automation',
      text: `Hand-offs, reports and onboarding that happen without a reminder. ${internalOpsFacts.setupDays}-day setup.`,
    },
    {
      picture: 'funnel',
      name: 'AI lead-magnet tools',
      text: 'A small useful tool on your site that turns a visitor into a name and a reason to call.',
    },
  ],
  /** S1 §2, the cold-email walkthrough; it stands with the first of the builds. */
  walkthrough: {
    open: 'Walk me through it',
    title: 'The cold email walkthrough',
    text: 'Leave your address. We go through it with your business as the example: the inboxes, the first line, and what happens to a reply.',
    button: 'Walk me through it',
    thanks: {
      title: 'We’ll be in touch.',
      text: 'Somebody from our team contacts you to go through it. A mail says what to think about until then.',
    },
  },
} as const

export const homeClosing = {
  title: 'Show us what’s broken.',
  note: `${claims.trustedBy} ${claims.seatsLeft}`,
} as const
