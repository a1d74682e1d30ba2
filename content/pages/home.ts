import { contentView } from '#content/facts/content-view'
import {
  auditFacts,
  chatAgentFacts,
  claims,
  coldEmailFacts,
  internalOpsFacts,
  scorecardFacts,
} from '#content/facts/facts'
import { questions } from '#content/pages/parts/home-sections'
import { basisOf } from '#content/facts/how-we-count'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const homePage = contentView(() => ({
  path: '/',
  title: 'We Don’t Start With AI. We Start With What’s Broken.',
  description:
    'We map how your business runs, score every workflow by what it costs you, and fix the break that costs the most.',
  prerender: false,
  live: { topics: ['testimonials'] },
  hydrate: 'on-first-interaction',
  indexed: true,
  faq: questions.items,
})) satisfies Page

export const homeHero = contentView(() => ({
  kicker: 'AI audits and automation for small and mid-size businesses',
  /** Its last word is drawn in two halves. */
  headline: ['We Don’t Start With AI.', 'We Start With What’s', 'Broken.'],
  badge: 'Most AI advice is just noise.',
  pitch:
    'For founders, CEOs and operators: we map how your business really runs, score every workflow by what it costs you, and fix the break that costs the most.',
  price: `${usd(auditFacts.priceUsd)} flat`,
  term: `${auditFacts.weeks} weeks, then a ${auditFacts.roadmapDays}-day roadmap`,
}))

/** What the variants of the home page put first in the hero. */
export const homeVariantHero = contentView(() => ({
  scoreButton: 'Get Your AI Ready Score',
  price: 'Free',
  term: `${scorecardFacts.minutes} minutes, ${scorecardFacts.questions} questions`,
}))

export const homeScorecardPointer = contentView(() => ({
  title: 'Not sure where yours breaks?',
  text: `${scorecardFacts.questions} questions about leads, hand-offs and hours. You see a score out of 27, what to automate first, and what a year of waiting costs.`,
  aside: 'Free, no call needed',
  link: `Take the ${scorecardFacts.minutes}-minute scorecard`,
}))

export const homeServices = contentView(() => ({
  title: 'Services',
  lead: 'Start with the audit: “Learn More” opens it. Then we build, or you do.',
  audit: {
    name: 'AI Audit',
    path: '/ai-audit',
    price: usd(auditFacts.priceUsd),
    text: 'Maps your systems and scores workflows by ROI and time drain, so you know what to fix first.',
    slip: [
      { term: 'Fee', detail: `Flat. A ${usd(auditFacts.depositUsd)} deposit reserves it` },
      { term: 'Time', detail: `${auditFacts.weeks} weeks` },
      { term: 'You get', detail: `A ${auditFacts.roadmapDays}-day roadmap` },
    ],
  },
  /** What each of them does all day is in the team's section, further down. */
  builds: [
    {
      picture: 'warm-up',
      name: 'Cold email automation',
      path: '/cold-email-automation',
      text: `Inboxes warmed up for ${coldEmailFacts.warmUpDays} days, then qualified appointments.`,
    },
    {
      picture: 'reply',
      name: 'AI chat agents',
      path: '/ai-chat-agents',
      text: `For the leads that reach out while you are with a client. ${chatAgentFacts.freeTrialDays}-day free trial.`,
    },
    {
      picture: 'hand-off',
      name: 'Internal ops automation',
      path: '/ai-internal-ops',
      text: `Hand-offs that happen without a reminder. ${internalOpsFacts.setupDays}-day setup.`,
    },
    {
      picture: 'funnel',
      name: 'AI lead-magnet tools',
      path: '/ai-tools-lead-magnets',
      text: 'A small, useful tool on your site that turns visitors into leads.',
    },
  ],
  learnMore: {
    label: 'Learn More',
    /** The link's target, for screen readers: every "Learn More" opens the audit (behavior 4.4). */
    ofAudit: 'about the AI Audit',
    ofBuild: 'about the AI Audit, which comes before',
  },
  /** The cold-email walkthrough of behavior 9.11, shown with the first of the builds. */
  walkthrough: {
    open: 'Walk me through it',
    title: 'The cold email walkthrough',
    text: 'Leave your email. We walk you through it with your business as the example: the inboxes, the first line, and what happens to a reply.',
    button: 'Walk me through it',
    thanks: {
      title: 'We’ll be in touch.',
      text: 'Somebody from our team will contact you to walk you through it. We’ll email you what to think about until then.',
    },
  },
}))

export const homeClosing = contentView(() => ({
  title: 'Show us what’s broken.',
  note: claims.trustedBy,
  leaders: `${basisOf('owners')}.`,
  /** A claim of scarcity says what it counts (behavior 15.4). */
  seats: `${claims.seatsLeft} A seat is one business we take on, for any of our services.`,
}))
