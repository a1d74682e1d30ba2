import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { auditFacts, coachingFacts } from '#content/facts/facts'
import { numberWordFirst } from '#content/facts/number-word'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

/** Formats a frequency for the beginning of a sentence: `Twice a month`. */
const timesAMonth = (times: number): string =>
  ({ 1: 'Once a month', 2: 'Twice a month' })[times] ?? `${numberWordFirst(times)} times a month`

/** The price of one month; prefixed with "about" if it is not a whole number. */
function monthly({ months, priceUsd }: { months: number; priceUsd: number }): string {
  const isEven = priceUsd % months === 0
  return `${isEven ? '' : 'about '}${usd(Math.round(priceUsd / months))} a month`
}

export const coachingPage = contentView(() => {
  const [short, long] = coachingFacts.options
  const { meetingsPerMonth, meetingMinutes } = coachingFacts
  const meetingsIn = ({ months }: { months: number }) => meetingsPerMonth * months
  return {
    path: '/ai-for-business',
    title: 'AI coaching for business',
    kicker: 'Business coaching',
    description: `${short.months} months for ${usd(short.priceUsd)} or ${long.months} for ${usd(long.priceUsd)}: you learn to fix and automate your own workflows, with us beside you.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    faq: [
      {
        question: 'Is it a course?',
        answer: 'No. The material is your own business: we work on what is broken in it right now.',
      },
      {
        question: 'Do I have to be technical?',
        answer:
          'You have to know how your business runs and be willing to change one thing at a time. The coaching is for the rest.',
      },
      {
        question: 'How often do we meet?',
        answer: `${timesAMonth(meetingsPerMonth)}, ${meetingMinutes} minutes each: ${meetingsIn(short)} meetings in ${short.months} months, ${meetingsIn(long)} in ${long.months}. Check that against your calendar before you pay. The work between meetings is yours: coaching you have no time for is money lost.`,
      },
      {
        question: 'What if it doesn’t work for me?',
        answer: `${coachingFacts.refunds} That’s the honest answer, and the reason to start with a call. If you aren’t sure after it, don’t buy.`,
      },
    ],
  }
}) satisfies Page

/** The words of behavior 10.7; prices of behavior 15.1. */
export const coachingCopy = contentView(() => {
  const [short, long] = coachingFacts.options
  return {
    heading: 'Learn to fix your own workflows.',
    pitch:
      'You know your business better than any consultant will. What you may not know is how to find what’s broken, put a price on it and automate the fix. We work through it with you, on your own workflows.',
    price: `${usd(short.priceUsd)} or ${usd(long.priceUsd)}`,
    terms: `${short.months} or ${long.months} months, ${coachingFacts.meetingsPerMonth} meetings a month, one price each. ${coachingFacts.refunds}`,
    forWhom: 'For founders, CEOs and owners who would rather learn it than hand it off.',
    call: { label: 'Book A Call', href: bookingLink('ai-for-business') },
    options: [
      { ...short, name: `${short.months} months`, note: `Works out to ${monthly(short)}.` },
      {
        ...long,
        name: `${long.months} months`,
        note: `Works out to ${monthly(long)}. The second ${long.months - short.months} months add ${usd(long.priceUsd - short.priceUsd)}.`,
      },
    ],
    stamp: { title: coachingFacts.refunds, text: 'So read the answers below before you pay.' },
    hands: {
      title: 'From our hands to yours',
      us: 'Our hands',
      you: 'Your hands',
      stages: [
        {
          name: 'First, you watch.',
          text: 'We take one of your workflows apart with you, find the break and fix it. You see every decision and why we made it.',
        },
        {
          name: 'Then we do one together.',
          text: 'You find the next break and put a number on it. We build the fix side by side.',
        },
        {
          name: 'Then we watch.',
          text: 'You fix it, we check it. Once we have nothing left to add, the coaching has done its job.',
        },
      ],
    },
    versus: {
      title: 'Coaching or an audit?',
      lead: 'They suit different people. The question is who does the work.',
      columns: ['Coaching', 'AI Audit'],
      rows: [
        { of: 'Who does the work', cells: ['You, with us beside you', 'We do'] },
        {
          of: 'Cost',
          cells: [`${usd(short.priceUsd)} or ${usd(long.priceUsd)}`, `${usd(auditFacts.priceUsd)}, flat`],
        },
        { of: 'Time', cells: [`${short.months} or ${long.months} months`, `${auditFacts.weeks} weeks`] },
        {
          of: 'You end up with',
          cells: ['A skill you keep in-house', `A ${auditFacts.roadmapDays}-day roadmap`],
        },
        {
          of: 'Wrong for you if',
          cells: ['you have no time to do the work', 'you want to learn how it’s done'],
        },
      ],
      audit: { label: 'See the AI Audit', href: '/ai-audit-b2b' },
    },
    faqTitle: 'Before you decide',
    closing: {
      title: `${coachingFacts.refunds} So talk first.`,
      note: 'Bring the workflow that annoys you most, and find out whether coaching is the way to fix it.',
    },
  }
})
