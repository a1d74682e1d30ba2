import { bookingLink } from '#content/booking-link'
import { auditFacts, coachingFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const [short, long] = coachingFacts.options

/** The price of one month, said as "about" where it does not come out even. */
function monthly({ months, priceUsd }: { months: number; priceUsd: number }): string {
  const isEven = priceUsd % months === 0
  return `${isEven ? '' : 'About '}${usd(Math.round(priceUsd / months))} a month`
}

export const coachingPage = {
  path: '/ai-for-business',
  title: 'AI coaching for business',
  description: `${short.months} months for ${usd(short.priceUsd)} or ${long.months} for ${usd(long.priceUsd)}: you repair your own workflows, and we stand beside you while you do.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
  faq: [
    {
      question: 'Is it a course?',
      answer:
        'No. There are no lessons to watch and there is no certificate. The material is your own business: what is broken in it this month is what we work on.',
    },
    {
      question: 'Do I have to be technical?',
      answer:
        'You have to know how your business runs and be willing to change one thing at a time. The rest is what the coaching is for.',
    },
    {
      question: 'How often do we meet?',
      answer:
        'We settle the rhythm on the call, before you pay, by what your calendar can really hold. Between meetings the work is yours: coaching without time to work is money lost.',
    },
    {
      question: 'What if it doesn’t work for me?',
      answer: `${coachingFacts.refunds} That is the honest answer, and the reason to start with a call. If you are not sure after it, take neither option.`,
    },
  ],
} as const satisfies Page

/** The words of S1 §2 "Coaching page"; prices of S1 §9. */
export const coachingCopy = {
  heading: 'Learn to repair it yourself.',
  pitch:
    'You know your business better than any consultant will. What you may not know is how to find the break, price it and automate the repair. We work through it with you, on your own workflows, until you no longer need us.',
  price: `${usd(short.priceUsd)} or ${usd(long.priceUsd)}`,
  terms: `${short.months} or ${long.months} months, one price each. ${coachingFacts.refunds}`,
  forWhom: 'For founders, CEOs and owners who would rather learn it than hand it over.',
  call: { label: 'Book A Call', href: bookingLink('ai-for-business') },
  options: [
    { ...short, name: `${short.months} months`, note: `${monthly(short)}.` },
    {
      ...long,
      name: `${long.months} months`,
      note: `${monthly(long)}. The second ${long.months - short.months} months add ${usd(long.priceUsd - short.priceUsd)}.`,
    },
  ],
  stamp: { title: coachingFacts.refunds, text: 'So ask everything before you pay, not after.' },
  hands: {
    title: 'The work changes hands',
    us: 'Our hands',
    you: 'Your hands',
    stages: [
      {
        name: 'First, you watch.',
        text: 'We take one of your workflows apart with you, find the break and repair it. You see every decision and why it was made.',
      },
      {
        name: 'Then we do one together.',
        text: 'You find the next break and put a number on it. We build the repair side by side.',
      },
      {
        name: 'Then we watch.',
        text: 'You repair, we check the joint. When we have nothing left to say, the coaching has done its work.',
      },
    ],
  },
  versus: {
    title: 'Coaching, or an audit?',
    lead: 'They suit different people. Picking the wrong one is the costliest mistake on this page.',
    columns: ['Coaching', 'AI Audit'],
    rows: [
      { of: 'Who does the work', cells: ['You, with us beside you', 'We do'] },
      {
        of: 'Costs',
        cells: [`${usd(short.priceUsd)} or ${usd(long.priceUsd)}`, `${usd(auditFacts.priceUsd)}, flat`],
      },
      { of: 'Takes', cells: [`${short.months} or ${long.months} months`, `${auditFacts.weeks} weeks`] },
      {
        of: 'Leaves you with',
        cells: ['A skill that stays in the house', `A ${auditFacts.roadmapDays}-day roadmap`],
      },
      {
        of: 'Wrong for you if',
        cells: ['you have no time to do the work', 'you want to learn how it is done'],
      },
    ],
    audit: { label: 'See the AI Audit', href: '/ai-audit-b2b' },
  },
  faqTitle: 'Asked first',
  closing: {
    title: `${coachingFacts.refunds} So talk first.`,
    note: 'Bring the workflow that annoys you most. By the end of the call you know whether coaching is the way to repair it.',
  },
} as const
