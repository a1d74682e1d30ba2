import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { auditFacts, trustedPartnerFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

/** How many pairs of people can hand work to each other. */
const pairs = (people: number) => (people * (people - 1)) / 2

const smallTeam = 4

export const trustedPartnerPage = contentView(() => {
  const { monthlyUsd, minEmployees } = trustedPartnerFacts
  const price = usd(monthlyUsd)
  return {
    path: '/trusted-partner',
    title: 'Trusted partner program',
    kicker: 'Trusted partner program',
    description: `${price} a month, flat and month-to-month: implementation every month, one broken workflow after the other. For teams of ${minEmployees}+ employees.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
  }
}) satisfies Page

/** The words of behavior 10.13; price and terms of behavior 15.1. */
export const trustedPartnerCopy = contentView(() => {
  const { monthlyUsd, minEmployees, noticeDays, handoverDays } = trustedPartnerFacts
  const price = usd(monthlyUsd)
  return {
    heading: 'Your automation team, by the month.',
    figure: { price, per: '/month flat' },
    pitch:
      'A monthly implementation program: we take the workflow that costs you most, automate it in the tools you already use, and move on to the next.',
    price: 'Month-to-month',
    terms: `The same price every month. Stay or leave after each one, with ${noticeDays} days’ notice.`,
    forWhom: `For teams of ${minEmployees}+ employees.`,
    call: { label: 'Book A Call', href: bookingLink('trusted-partner') },
    /** The labels of the exits along the line of months. */
    exits: ['Leave', 'Leave', 'Leave', 'Stay'],
    exitsLabel: 'The program as a line of months. After each of them a track branches off: the way out.',
    month: {
      title: 'What a month looks like',
      steps: [
        {
          name: 'You choose what’s next.',
          text: 'We go through what is broken and what it costs you. You say which one we take.',
        },
        {
          name: 'We build it.',
          text: 'In the tools you already use, with the people who will use it.',
        },
        {
          name: 'Your team uses it.',
          text: 'On real work. What doesn’t fit yet, we change.',
        },
        {
          name: 'We look back together.',
          text: 'At what was fixed, what it does for you now, and what to take next.',
        },
      ],
      again: 'Next month, the next one.',
    },
    sums: {
      title: 'What it adds up to',
      lead: 'Flat means you pay the same for a busy month and a slow one. Two slow months? Leave.',
      rows: [1, 6, 12].map((months) => ({
        months: months === 1 ? 'One month' : `${months} months`,
        total: usd(months * monthlyUsd),
      })),
    },
    leave: {
      title: 'You can leave any month',
      steps: [
        'Month-to-month means you decide again each month. There is no year to sign up for.',
        `Tell us ${noticeDays} days before a month ends. You pay for the months you stay, and for none after that.`,
        `What we built stays with you, in your own tools and accounts. Within ${handoverDays} days of the end you also get the logins and a page on how each automation runs.`,
      ],
    },
    size: {
      title: `Why ${minEmployees}+ employees`,
      teams: [
        {
          people: smallTeam,
          count: pairs(smallTeam),
          name: `hand-offs between ${smallTeam} people`,
          text: 'One conversation over lunch fixes most of them. You don’t need us every month.',
        },
        {
          people: minEmployees,
          count: pairs(minEmployees),
          name: `hand-offs between ${minEmployees} people`,
          text: `Nobody sees them all anymore, and every new hire adds one more with each person on the team. Here ${price} a month has plenty to work on.`,
        },
      ],
      note: 'Each line is a pair of people who can hand work to each other.',
      smaller: `Fewer than ${minEmployees}? Take the audit instead: ${usd(auditFacts.priceUsd)} once, ${auditFacts.weeks} weeks, and a roadmap you can build yourself.`,
      audit: { label: 'See the AI Audit', href: '/ai-audit' },
    },
    closing: {
      title: 'Try one month.',
      note: `${price}, flat. If a second month isn’t worth it, don’t start one.`,
    },
  }
})
