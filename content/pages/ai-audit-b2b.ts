import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { auditFacts, claims } from '#content/facts/facts'
import { basisOf } from '#content/facts/how-we-count'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const aiAuditB2bPage = contentView(() => ({
  path: '/ai-audit-b2b',
  title: 'AI Audit for business owners',
  kicker: 'AI Audit',
  description: `Find the break before you buy the tool: a ${auditFacts.weeks}-week audit of your workflows for ${usd(auditFacts.priceUsd)} flat, and what you have at the end.`,
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
})) satisfies Page

export const briefCall = { label: 'Book A Call', href: bookingLink('ai-audit-b2b') } as const

export const briefHero = contentView(() => ({
  title: 'Find the break before you buy the tool.',
  pitch: `The AI Audit maps your systems, scores your workflows by ROI and time drain, and gives you a ${auditFacts.roadmapDays}-day roadmap. A free call tells you whether it’s right for you.`,
  price: `${usd(auditFacts.priceUsd)} flat`,
  forWhom: `For founders, CEOs and owners of businesses with ${claims.businessSize}.`,
  terms: [
    { term: 'Deposit', detail: `${usd(auditFacts.depositUsd)}, part of the fee` },
    { term: 'Time', detail: `${auditFacts.weeks} weeks` },
    { term: 'By call', detail: `${auditFacts.perMonthOnShortPage} audits a month` },
  ],
  more: 'See the audit week by week',
}))

export const briefDeliverables = contentView(() => ({
  title: `What you have after ${auditFacts.weeks} weeks`,
  items: [
    {
      picture: 'map',
      name: 'A map',
      text: 'Your systems and hand-offs as they really are, not as the org chart says.',
    },
    {
      picture: 'scores',
      name: 'The scores',
      text: 'Every workflow by ROI and time drain. The worst one stands out.',
    },
    {
      picture: 'roadmap',
      name: `A ${auditFacts.roadmapDays}-day roadmap`,
      text: 'What to fix, in what order. Build it with us, with someone else, or yourself.',
    },
  ],
}))

/** Claims of behavior 15.3: each figure with its few words. */
export const briefClaims = contentView(() => ({
  figures: [
    { before: '', figure: claims.smbs, after: ' SMBs.', basis: `${claims.smbs} SMBs: ${basisOf('smbs')}` },
    {
      before: '',
      figure: claims.owners,
      after: ' owners.',
      basis: `${claims.owners} owners: ${basisOf('owners')}`,
    },
    {
      before: 'Costs cut ',
      figure: claims.costsCut,
      after: '.',
      basis: `${claims.costsCut}: ${basisOf('costsCut')}`,
    },
  ],
  text: 'Don’t take our word for it. See what was fixed and what owners say about it. What is marked “sample” there is made up, to show how it will read.',
}))

export const briefFit = {
  title: 'Is a call worth your time?',
  yes: {
    name: 'Call us if',
    items: [
      'The same steps repeat every week, and someone has to remember each one.',
      'You can spare the time for one questionnaire and one call.',
      'You want to know what to fix first before you pay to build anything.',
    ],
  },
  no: {
    name: 'Skip it if',
    items: [
      'You need a tool picked by Friday. We look first.',
      'You have nothing that repeats. Then there is little to automate.',
      'You already know what to build. Then ask for the build, not an audit.',
    ],
  },
} as const

export const briefClosing = contentView(() => ({
  title: `${auditFacts.perMonthOnShortPage} audits a month start with a call.`,
  note: 'Find out on the call whether the audit is right for you, before you pay anything.',
}))
