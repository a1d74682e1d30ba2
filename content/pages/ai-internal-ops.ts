import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { internalOpsFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { priceRange } from '#content/facts/price-range'

export const internalOpsPage = contentView(() => {
  const { setupDays, consultationMinutes, price, fixDays } = internalOpsFacts
  return {
    path: '/ai-internal-ops',
    title: 'Internal operations automation',
    kicker: 'Internal operations automation',
    description: `Hand-offs, reminders and reports that happen without anyone asking. It starts with a ${consultationMinutes}-minute consultation; the setup takes ${setupDays} days.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    faq: [
      {
        question: 'What does it cost?',
        answer: `${priceRange(price)}: the lower price is for one hand-off, the higher one for a whole department’s. After the ${consultationMinutes}-minute consultation you have one fixed price in writing, and nothing is built before you say yes to it.`,
      },
      {
        question: 'Do we have to change our tools?',
        answer:
          'No. We start from the tools you already use. Bring a list of them: if one can’t take part, you hear it in the consultation, before you pay.',
      },
      {
        question: 'What if an automated step fails?',
        answer: `The person you name is told which step stopped, and on which job, so that they can do it by hand. For ${fixDays} days we fix what we built at no charge; no refund is promised.`,
      },
      {
        question: 'What should stay with people?',
        answer:
          'Anything where judgment is the work: a complaint, a price, letting someone go. Those stay on someone’s desk. We take away the copying and chasing around them.',
      },
    ],
  }
}) satisfies Page

/** The words of behavior 10.6. */
export const internalOpsCopy = contentView(() => {
  const { setupDays, consultationMinutes, price } = internalOpsFacts
  return {
    heading: 'Stop chasing your own team.',
    pitch:
      'In most offices the work isn’t the problem. The gap between two people’s work is: the copying, the asking, the chasing. We automate those hand-offs in the tools you already use.',
    price: priceRange(price),
    terms: `By how many hand-offs we automate. It starts with a free ${consultationMinutes}-minute consultation, then takes ${setupDays} days to set up.`,
    forWhom: 'For owners of small and mid-size businesses whose teams spend the day asking where things are.',
    /** The button without an action of its own (behavior 2.6): down to how it starts. */
    automate: { label: 'Automate Your Operations', href: '#start' },
    book: { label: 'Book Operations Audit', href: bookingLink('ai-internal-ops') },
    day: {
      title: 'One day, before and after',
      note: 'An example. The broken line is today, the green line is the same day automated.',
      before: 'Today',
      after: 'Automated',
      hours: [
        {
          time: '8:40',
          before: 'A client signed last night. Someone copies the contract into every other tool.',
          after: 'The signature opens the project, the folder and the first invoice.',
        },
        {
          time: '10:15',
          before: '“Who has this one?” Sales is done with it. Delivery never heard of it.',
          after: 'The job lands with the next person, with everything sales knew.',
        },
        {
          time: '11:50',
          before: 'A document is missing. Someone writes another reminder.',
          after: 'The client gets reminded until it’s there. You hear about it only if it never comes.',
        },
        {
          time: '2:20',
          before: 'The work is finished. The invoice waits for someone to remember it.',
          after: 'Marked as done means invoiced.',
        },
        {
          time: '4:45',
          before: 'The weekly report, pasted together by hand. Again.',
          after: 'The report is in your inbox, built from today’s numbers.',
        },
      ],
    },
    start: {
      title: [`${consultationMinutes} minutes.`, `Then ${setupDays} days.`],
      minutes: {
        count: consultationMinutes,
        name: 'The consultation',
        text: 'You tell us where work waits for someone to remember it. We tell you what can be automated and what can’t.',
      },
      days: {
        count: setupDays,
        name: 'The setup',
        text: 'We map the hand-offs with the people who make them and automate them one at a time.',
      },
    },
    faqTitle: 'Before you sign',
    closing: {
      title: 'Start with one hand-off.',
      note: `${consultationMinutes} minutes. Bring the one thing that only happens when someone remembers it.`,
      ways: 'Not sure which one?',
    },
  }
})
