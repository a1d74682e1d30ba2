import { bookingLink } from '#content/booking-link'
import { auditFacts, claims } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

export const aiAuditB2bPage = {
  path: '/ai-audit-b2b',
  title: 'AI Audit for business owners',
  description: `Find the break before you buy the tool: a ${auditFacts.weeks}-week audit of your workflows for ${usd(auditFacts.priceUsd)} flat, and what you hold at its end.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

export const briefCall = { label: 'Book A Call', href: bookingLink('ai-audit-b2b') } as const

export const briefHero = {
  title: 'Find the break before you buy the tool.',
  pitch: `The AI Audit maps your systems, scores your workflows by ROI and time drain, and gives you a ${auditFacts.roadmapDays}-day roadmap. The call costs nothing and decides one thing: whether the audit is for you.`,
  price: `${usd(auditFacts.priceUsd)} flat`,
  forWhom: `For founders, CEOs and owners of businesses with ${claims.businessSize}.`,
  terms: [
    { term: 'Deposit', detail: `${usd(auditFacts.depositUsd)} reserves it, part of the fee` },
    { term: 'Time', detail: `${auditFacts.weeks} weeks` },
    { term: 'Places', detail: `${auditFacts.perMonthOnShortPage} a month` },
  ],
  more: 'Every week and every dollar',
} as const

export const briefDeliverables = {
  title: `What ${auditFacts.weeks} weeks leave you with`,
  items: [
    {
      picture: 'map',
      name: 'A map',
      text: 'Your systems and hand-offs as they are, not as the org chart says.',
    },
    {
      picture: 'scores',
      name: 'A score each',
      text: 'Every workflow by ROI and time drain. The worst one shows.',
    },
    {
      picture: 'roadmap',
      name: `A ${auditFacts.roadmapDays}-day roadmap`,
      text: 'What to repair, in which order. It is yours: build it with us, with somebody else, or alone.',
    },
  ],
} as const

/** Claims of S1 §1: each figure with its few words. */
export const briefClaims = {
  figures: [
    { figure: claims.smbs, words: 'SMBs.' },
    { figure: claims.owners, words: 'owners.' },
    { figure: claims.costsCut, words: 'costs cut.' },
  ],
  text: 'Do not take a website’s word for it. Read what was repaired and what the owners say.',
} as const

export const briefFit = {
  title: 'Worth a call?',
  yes: {
    name: 'Call us if',
    items: [
      'The same steps repeat every week, and somebody has to remember each of them.',
      'You can spare one questionnaire and one call.',
      'You want the order of work before you pay for any build.',
    ],
  },
  no: {
    name: 'Save your time if',
    items: [
      'You need a tool chosen by Friday. We look first.',
      'You want a result promised before anybody has looked.',
      'You already know what to build. Then ask for the build, not for an audit.',
    ],
  },
} as const

export const briefClosing = {
  title: `${auditFacts.perMonthOnShortPage} audits a month. One call first.`,
  note: 'If the audit is wrong for you, you hear it on the call, before you pay anything.',
} as const
