import { contentView } from '#content/facts/content-view'
import { auditFacts, scorecardFacts, workshopFacts } from '#content/facts/facts'
import { usd } from '#content/facts/usd'

/** The link to the first question of the scorecard: in the menu, and on the home page's first screen. */
export const freeScore = contentView(() => ({
  href: '/ai-first-readiness-score',
  label: `Free ${scorecardFacts.minutes}-minute score`,
}))

/** The pages to which the end of a page can lead: a short label, what the visitor gets, and the price, if any. */
export const nextPages = contentView(() => {
  const { free } = workshopFacts
  return {
    score: {
      href: '/ai-ready-score',
      label: 'AI readiness scorecard',
      text: `${scorecardFacts.minutes} minutes, ${scorecardFacts.questions} questions. See what to automate first and what waiting costs you.`,
      price: 'Free',
    },
    audit: {
      href: '/ai-audit',
      label: 'AI Audit',
      text: `We score your workflows and hand you a ${auditFacts.roadmapDays}-day roadmap, in ${auditFacts.weeks} weeks.`,
      price: usd(auditFacts.priceUsd),
    },
    call: {
      /** Null: the link is the booking link of the page on which it is shown. */
      href: null,
      label: 'Book A Call',
      text: 'Tell us where it breaks. Pick a time on our calendar.',
      price: null,
    },
    freeWorkshop: {
      href: '/free-ai-workshop',
      label: 'Free AI workshop',
      text: `Live, ${free.schedule}. ${free.minutes} minutes plus Q&A.`,
      price: 'Free',
    },
    services: {
      href: '/ai-automation-services',
      label: 'Done-for-you automation',
      text: 'We build it, connect it and hand it over running.',
      price: null,
    },
    caseStudies: {
      href: '/case-studies',
      label: 'Case studies',
      text: 'What broke, what we built, and what changed.',
      price: null,
    },
    newsletter: {
      href: '/newsletter',
      label: 'The newsletter',
      text: 'One break and one repair in each issue.',
      price: 'Free',
    },
  }
})

export type NextPageName = keyof typeof nextPages

export const nextPagesTitle = 'Where to next?'
