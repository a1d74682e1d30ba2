import { contentView, contentList } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { auditFacts, claims } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const auditQuestions = contentView(() => ({
  title: 'Before you pay',
  items: [
    {
      question: 'What do I pay?',
      answer: `${usd(auditFacts.priceUsd)} in total, a flat fee. A ${usd(auditFacts.depositUsd)} deposit reserves your audit and counts toward it. What we find doesn’t change the price.`,
    },
    {
      question: 'How much of my time does it take?',
      answer: 'A questionnaire in week 1 and a call in week 2. The rest is our work.',
    },
    {
      question: 'When will I see results?',
      counted: 'pace',
      answer: `Traction in ${claims.tractionDays} days and sustained growth by ${claims.growthDays} days, once someone builds what the roadmap says. A roadmap in a drawer fixes nothing.`,
    },
    {
      question: 'What if AI isn’t the answer?',
      answer:
        'Then the roadmap says so. A step can be broken because nobody owns it, and no software fixes that.',
    },
    {
      question: 'Do you also build it?',
      answer:
        'Yes. Done-for-you implementation is a separate offer. Nothing is built during the audit, and the roadmap is complete without us.',
    },
    {
      question: 'How many audits can be reserved?',
      answer: `${auditFacts.perMonthOnSalesPage} audits per month, each with a ${usd(auditFacts.depositUsd)} deposit.`,
    },
  ],
}))

export const aiAuditPage = contentView(() => ({
  path: '/ai-audit',
  title: 'AI Audit',
  description: `${usd(auditFacts.priceUsd)} flat, ${auditFacts.weeks} weeks: your systems mapped, your workflows scored by what they cost you, and a ${auditFacts.roadmapDays}-day roadmap of what to fix first.`,
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
  faq: auditQuestions.items,
})) satisfies Page

/** The offer with its price (behavior 15.1). `reserve` leads to the scheduler (behavior 2.6). */
export const auditOffer = contentView(() => ({
  pitch: `${auditFacts.weeks} weeks. We map your systems, score your workflows by ROI and time drain, and give you a ${auditFacts.roadmapDays}-day roadmap of what to fix, in order.`,
  forWhom: `For founders, CEOs and owners of businesses with ${claims.businessSize}.`,
  price: usd(auditFacts.priceUsd),
  sums: [
    { term: 'AI Audit, flat fee', amountUsd: auditFacts.priceUsd },
    { term: 'Deposit, reserves your audit', amountUsd: auditFacts.depositUsd },
    { term: 'Remaining', amountUsd: auditFacts.priceUsd - auditFacts.depositUsd },
  ],
  reserve: { label: `Reserve for ${usd(auditFacts.depositUsd)}`, href: bookingLink('ai-audit') },
  terms: `${auditFacts.perMonthOnSalesPage} audits per month can be reserved this way.`,
  nothingCharged:
    'The button opens our calendar for a free call. You reserve there, if you decide to; nothing is charged on this page.',
}))

export const auditWeeks = contentList(() => [
  {
    week: '1',
    picture: 'link',
    title: 'You answer 20 questions',
    text: `The intake form asks how work moves, what eats time, which tools you use and what blocks growth. Within ${auditFacts.intakeContactHours} hours we contact you to schedule the call.`,
  },
  {
    week: '2',
    picture: 'link',
    title: 'We talk',
    text: 'You show us how the work really gets done, including the parts nobody wrote down.',
  },
  {
    week: auditFacts.weeks === 4 ? '3' : `3–${auditFacts.weeks - 1}`,
    picture: 'broken',
    title: 'Each workflow you showed us gets a score',
    text: 'By ROI and time drain. The most expensive break gets a number instead of a gut feeling.',
  },
  {
    week: String(auditFacts.weeks),
    picture: 'repaired',
    title: 'You get the roadmap',
    text: `${auditFacts.roadmapDays} days of fixes, in order. Build it with us or without us.`,
  },
])

/** An invented roadmap that shows the form of the deliverable, not a client's. */
export const sampleRoadmap = {
  isSample: true,
  title: 'What you get',
  text: 'A map of your systems, a score for each workflow you show us, and what to fix in what order. The bottom rows matter too: they are money you don’t spend.',
  caption: 'A sample page. Yours shows your workflows.',
  rows: [
    { workflow: 'Follow-up after a quote', roi: 'High', drain: 'High', verdict: 'Fix first' },
    { workflow: 'New client onboarding', roi: 'High', drain: 'Medium', verdict: 'Next' },
    { workflow: 'The Friday report', roi: 'Medium', drain: 'High', verdict: 'Next' },
    { workflow: 'Invoice reminders', roi: 'Medium', drain: 'Low', verdict: 'Later' },
    { workflow: 'Answering complaints', roi: 'Low', drain: 'Low', verdict: 'Leave it to a person' },
  ],
} as const

export const auditRoad = contentView(() => ({
  title: `The ${auditFacts.roadmapDays} days after the audit`,
  steps: [
    { day: 1, text: 'The most expensive break comes first: on the page above, the follow-up after a quote.' },
    {
      day: claims.tractionDays,
      text: 'Traction. The first fix is doing real work, and the next ones start: new clients and the Friday report.',
    },
    {
      day: claims.growthDays,
      text: 'Sustained growth. What was fixed keeps running, and each fix has someone of yours who owns it.',
    },
  ],
}))

export const auditClosing = { title: 'Reserve your audit.', ways: 'Not ready to reserve?' } as const
