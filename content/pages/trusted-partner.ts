import { bookingLink } from '#content/booking-link'
import { auditFacts, trustedPartnerFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const { monthlyUsd, minEmployees } = trustedPartnerFacts
const price = usd(monthlyUsd)

/** How many pairs of people can hand work to each other. */
const pairs = (people: number) => (people * (people - 1)) / 2

const smallTeam = 4

export const trustedPartnerPage = {
  path: '/trusted-partner',
  title: 'Trusted partner program',
  description: `${price} a month, flat and month-to-month: a crew that keeps repairing how your business runs. For teams of ${minEmployees}+ employees.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

/** The words of S1 §2 "Trusted partner program page"; price and terms of S1 §9. */
export const trustedPartnerCopy = {
  heading: 'A repair crew, by the month.',
  figure: { price, per: '/month flat' },
  pitch:
    'The trusted partner program is implementation every month: we take the next break in your business, repair it in your own tools and look after what is already repaired.',
  price: 'Month-to-month',
  terms: 'No setup fee, no hours counted. You can leave at the end of any month.',
  forWhom: `For teams of ${minEmployees}+ employees.`,
  call: { label: 'Book A Call', href: bookingLink('trusted-partner') },
  /** The ways out along the line of months. */
  exits: ['Leave here', 'or here', 'or here', 'or stay'],
  exitsLabel: 'The program as a line of months. After each of them a track branches off: the way out.',
  month: {
    title: 'What a month contains',
    steps: [
      {
        name: 'You choose the break.',
        text: 'We bring the list, with what each break costs you. You say which one goes next.',
      },
      {
        name: 'We build the repair.',
        text: 'In the tools you have, with the people who will live with it.',
      },
      {
        name: 'It runs beside the old way.',
        text: 'Until it can be trusted. What we repaired in earlier months is watched too.',
      },
      {
        name: 'You get one page.',
        text: 'What was repaired, what it carries now, and what we would take next.',
      },
    ],
    again: 'Next month, the next break.',
  },
  sums: {
    title: 'What it comes to',
    lead: 'Flat means the same in a month where we build a lot as in one where we build little. If it was little twice, leave.',
    rows: [1, 6, 12].map((months) => ({
      months: months === 1 ? 'One month' : `${months} months`,
      total: usd(months * monthlyUsd),
    })),
  },
  leave: {
    title: 'How to leave',
    steps: [
      'Tell us before the next month starts. One sentence is enough; no reason, no exit call.',
      'We finish the month you have paid for. Nothing is charged after it.',
      'What was built stays in your tools, with written steps for whoever looks after it next.',
    ],
  },
  size: {
    title: `Why ${minEmployees}+ employees`,
    teams: [
      {
        people: smallTeam,
        count: pairs(smallTeam),
        name: `hand-offs between ${smallTeam} people`,
        text: 'One conversation at lunch repairs most of them. You don’t need us every month.',
      },
      {
        people: minEmployees,
        count: pairs(minEmployees),
        name: `hand-offs between ${minEmployees} people`,
        text: `Nobody sees them all any more, and every new hire adds as many as there are people. Here ${price} a month has work to do.`,
      },
    ],
    note: 'Each line is a pair of people who can pass work to each other.',
    smaller: `Fewer than ${minEmployees}? Take the audit instead: ${usd(auditFacts.priceUsd)} once, ${auditFacts.weeks} weeks, and a roadmap you can build yourself.`,
    audit: { label: 'See the AI Audit', href: '/ai-audit' },
  },
  closing: {
    title: 'Try one month.',
    note: `${price}, flat. If the second month isn’t worth it, there is no second month.`,
  },
} as const
