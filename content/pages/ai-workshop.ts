import { bookingLink } from '#content/booking-link'
import { claims, workshopFacts } from '#content/facts'
import type { Page } from '#content/page'

const { b2b, readiness } = workshopFacts
const { savings, hoursWeekly, implement, implementDays } = claims.workshop

export const b2bWorkshopPage = {
  path: '/ai-workshop',
  title: 'AI workshop for teams',
  description: `${b2b.hours} hours ${b2b.said}: your team takes one workflow apart and leaves with the order to repair it.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
  event: { ...b2b, minutes: b2b.hours * 60 },
} as const satisfies Page

/** The words of S1 §2 "B2B workshop page"; schedule of S1 §9, claims of S1 §1. */
export const b2bWorkshopCopy = {
  heading: 'One workflow. Two hours. On a Tuesday.',
  pitch:
    'Bring the workflow your team complains about. We take it apart together, put a number on the break, and you go back to work with the repair order in hand.',
  price: `${b2b.hours} hours ${b2b.said}`,
  terms: 'You register in a new tab. The fee is named before you confirm anything.',
  forWhom: 'For owners and the people who do the work. Whole teams are better than single seats.',
  register: { label: 'Register', href: bookingLink('ai-workshop') },
  registerTeam: 'Register Your Team',
  home: { label: 'Back to Home', href: '/' },
  week: {
    label: 'A week as a line of five days. Tuesday is a large clock, filled from 10 to 12.',
    days: ['Mon', 'Tuesday, 10:00 AM PST', 'Wed', 'Thu', 'Fri'],
  },
  order: {
    title: 'You leave with one sheet of paper',
    lead: 'The two hours go into filling it in. Nobody presents slides about the future of work.',
    name: 'Repair order',
    fields: [
      { name: 'Workflow', ask: 'What starts it, who touches it, what ends it.' },
      { name: 'Break', ask: 'The one place where it stops, and who stands there waiting.' },
      { name: 'Cost', ask: 'Your hours, times what an hour is worth, times 52 weeks.' },
      { name: 'Repair', ask: 'What gets automated, in which of your tools, and what stays with a person.' },
      { name: 'Who, by when', ask: `One name. One date, within ${implementDays} days.` },
    ],
  },
  stats: {
    title: 'What teams did with theirs',
    savings: { figure: savings, name: 'average annual savings per client' },
    hours: { count: hoursWeekly, name: 'hours weekly savings' },
    implement: { figure: implement, name: `implement within ${implementDays} days` },
    note: 'Averages over clients, not a promise. Your own figure is worked out in the room, from your own hours.',
  },
  bring: {
    title: 'Bring the people, not the slides',
    people: [
      { who: 'Whoever does the work.', why: 'They know the step that isn’t in the manual.' },
      { who: 'Whoever waits for it.', why: 'They know what it costs when it is late.' },
      { who: 'Whoever can say yes.', why: 'Or the sheet of paper stays a sheet of paper.' },
    ],
  },
  closing: {
    title: 'See you Tuesday.',
    free: {
      text: `Rather look first, alone and for nothing? The AI readiness workshop takes ${readiness.minutes} minutes and is free.`,
      label: 'See the free workshop',
      href: '/ai-readiness-workshop',
    },
  },
} as const
