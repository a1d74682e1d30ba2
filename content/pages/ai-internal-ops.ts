import { bookingLink } from '#content/booking-link'
import { internalOpsFacts } from '#content/facts'
import type { Page } from '#content/page'

const { setupDays, consultationMinutes } = internalOpsFacts

export const internalOpsPage = {
  path: '/ai-internal-ops',
  title: 'Internal operations automation',
  description: `Hand-offs, reminders and reports that happen without anyone asking. It starts with a ${consultationMinutes}-minute consultation; the setup takes ${setupDays} days.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
  faq: [
    {
      question: 'What does it cost?',
      answer:
        'There is no list price, because it depends on which hand-offs we repair. You get one in writing after the consultation. Until you say yes to it, nothing is built.',
    },
    {
      question: 'Do we have to change our tools?',
      answer:
        'We work with the tools you already use. If one of them cannot take part, we say so in the consultation, not in the invoice.',
    },
    {
      question: 'What happens when it fails?',
      answer:
        'It stops and tells a person you have named, with the case in front of them. It does not guess, and it does not drop the job silently.',
    },
    {
      question: 'What will you not automate?',
      answer:
        'Anything where judgement is the work: a complaint, a price, a person who is let go. Those stay on someone’s desk. We take away the copying and chasing around them.',
    },
  ],
} as const satisfies Page

/** The words of S1 §2 "Internal ops sales page". */
export const internalOpsCopy = {
  heading: 'Nobody should be the reminder.',
  pitch:
    'In most offices the work is not the problem. The gap between two people’s work is: the copying, the asking, the chasing. We automate those hand-offs, in the tools you have.',
  price: `${consultationMinutes}-minute consultation`,
  terms: `Then ${setupDays} days of setup. You have the price in writing before any of it starts.`,
  forWhom: 'For owners whose team spends the day asking each other where things are.',
  /** The button without an action of its own (readings of the specification, 7): down to how it starts. */
  automate: { label: 'Automate Your Operations', href: '#start' },
  book: { label: 'Book Operations Audit', href: bookingLink('ai-internal-ops') },
  day: {
    title: 'One day, twice',
    note: 'An example. The broken line is today, the bolted one the same day repaired.',
    before: 'Today',
    after: 'Repaired',
    hours: [
      {
        time: '8:40',
        before: 'A client signed last night. Someone copies the contract into every other tool.',
        after: 'The signature opens the project, the folder and the first invoice.',
      },
      {
        time: '10:15',
        before: '“Who has this one?” Sales is done with it. Delivery never heard of it.',
        after: 'The job lands with the next person, with all that sales knew.',
      },
      {
        time: '11:50',
        before: 'A document is missing. Someone writes another reminder.',
        after: 'The client is asked until it is there. You hear of it only if it never comes.',
      },
      {
        time: '2:20',
        before: 'The work is finished. The invoice waits for whoever remembers it.',
        after: 'Marked as done means invoiced.',
      },
      {
        time: '4:45',
        before: 'The weekly report, copied together by hand. Again.',
        after: 'The report is in your inbox, made from the numbers as they stand.',
      },
    ],
  },
  start: {
    title: [`${consultationMinutes} minutes.`, `Then ${setupDays} days.`],
    minutes: {
      count: consultationMinutes,
      name: 'The consultation',
      text: 'You tell us where work waits for a person to remember it. We tell you what can be automated, what cannot, and what it would cost.',
    },
    days: {
      count: setupDays,
      name: 'The setup',
      text: 'We map the hand-offs with the people who make them, build them one by one, and let them run beside your old way until you trust them.',
    },
  },
  faqTitle: 'Before you sign',
  closing: {
    title: 'Hand us the hand-off.',
    note: `${consultationMinutes} minutes. Bring the one thing that only happens when someone remembers it.`,
  },
} as const
