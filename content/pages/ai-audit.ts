import { bookingLink } from '#content/booking-link'
import { auditFacts, claims } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

export const auditQuestions = {
  title: 'Asked before paying',
  items: [
    {
      question: 'What do I pay, and when is it fixed?',
      answer: `${usd(auditFacts.priceUsd)} in total, flat. A ${usd(auditFacts.depositUsd)} deposit reserves your audit and is part of it. The price is the same whatever we find.`,
    },
    {
      question: 'How much of my time does it take?',
      answer: 'The week-1 questionnaire and the week-2 call. The weeks after that are our work.',
    },
    {
      question: 'When will I notice something?',
      answer: `Traction in ${claims.tractionDays} days and sustained growth by ${claims.growthDays} days, once somebody builds what the roadmap says. A roadmap in a drawer repairs nothing.`,
    },
    {
      question: 'What if AI is not the answer?',
      answer:
        'Then the roadmap says so. A step can be broken because nobody owns it, and no software repairs that.',
    },
    {
      question: 'Do you also build it?',
      answer:
        'Yes. Implementation is done for you, if you want it, and is ordered separately. Nothing is built during the audit, and nothing in it obliges you to build with us.',
    },
    {
      question: 'How many audits do you take on?',
      answer: `${auditFacts.perMonthOnSalesPage} audits per month.`,
    },
  ],
} as const

export const aiAuditPage = {
  path: '/ai-audit',
  title: 'AI Audit',
  description: `${usd(auditFacts.priceUsd)} flat, ${auditFacts.weeks} weeks: your systems mapped, your workflows scored by what they cost you, and a ${auditFacts.roadmapDays}-day roadmap of what to repair first.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
  faq: auditQuestions.items,
} as const satisfies Page

/** The offer as it is priced (S1 §9). `reserve` leads to the scheduler (readings of the specification, 7). */
export const auditOffer = {
  pitch: `${auditFacts.weeks} weeks. We map your systems, score your workflows by ROI and time drain, and give you a ${auditFacts.roadmapDays}-day roadmap of what to repair, in order.`,
  price: usd(auditFacts.priceUsd),
  sums: [
    { term: 'AI Audit, flat fee', amountUsd: auditFacts.priceUsd },
    { term: 'Deposit, reserves your audit', amountUsd: auditFacts.depositUsd },
    { term: 'Remaining', amountUsd: auditFacts.priceUsd - auditFacts.depositUsd },
  ],
  reserve: { label: `Reserve for ${usd(auditFacts.depositUsd)}`, href: bookingLink('ai-audit') },
  terms: `${auditFacts.perMonthOnSalesPage} audits per month. For businesses of ${claims.businessSize}.`,
  nothingCharged: 'Reserving opens our calendar. Nothing is charged on this page.',
} as const

export const auditWeeks = [
  {
    picture: 'link',
    title: 'You answer 20 questions',
    text: `The intake form asks how work flows, what drains time, which tools you use and what blocks growth. Within ${auditFacts.intakeContactHours} hours we contact you to schedule the call.`,
  },
  {
    picture: 'link',
    title: 'We call',
    text: 'You show us how the work really moves, the parts nobody wrote down included.',
  },
  {
    picture: 'broken',
    title: 'Every workflow gets a score',
    text: 'By ROI and time drain. The break that costs the most is now a number, not a feeling.',
  },
  {
    picture: 'repaired',
    title: 'You get the roadmap',
    text: `${auditFacts.roadmapDays} days of repairs, in order. Build it with us or without us.`,
  },
] as const

/** Made up, to show the form of what is delivered: no client's workflows. */
export const sampleRoadmap = {
  isSample: true,
  title: 'What you hold at the end',
  text: 'A map, a score for every workflow, and the order of repair. The last rows matter as much as the first: they are the money you do not spend.',
  caption: 'A sample page. Yours has your workflows.',
  rows: [
    { workflow: 'Follow-up after a quote', roi: 'High', drain: 'High', verdict: 'Repair first' },
    { workflow: 'New client onboarding', roi: 'High', drain: 'Medium', verdict: 'Then this' },
    { workflow: 'The Friday report', roi: 'Medium', drain: 'High', verdict: 'Then this' },
    { workflow: 'Invoice reminders', roi: 'Medium', drain: 'Low', verdict: 'Later' },
    { workflow: 'Answering complaints', roi: 'Low', drain: 'Low', verdict: 'Leave it to a person' },
  ],
} as const

export const auditRoad = {
  title: `The ${auditFacts.roadmapDays} days after`,
  steps: [
    { day: 1, text: 'The costliest break comes first.' },
    {
      day: claims.tractionDays,
      text: 'Traction. The first repair carries real work, and the next ones start.',
    },
    { day: claims.growthDays, text: 'Sustained growth. What was repaired keeps running.' },
  ],
} as const

export const auditClosing = { title: `${auditFacts.perMonthOnSalesPage} a month. One is yours.` } as const
