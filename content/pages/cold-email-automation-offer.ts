import { bookingLink } from '#content/booking-link'
import { coldEmailFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const { upfrontUsd, onDeliveryUsd, totalUsd, appointments, days, warmUpDays } = coldEmailFacts

export const coldEmailOfferPage = {
  path: '/cold-email-automation-offer',
  title: 'The cold email offer',
  description: `${appointments} qualified appointments within ${days} days for ${usd(totalUsd)}, of which ${usd(upfrontUsd)} is upfront and refunded if they are not delivered.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

/** The terms of S1 §9 "Cold email offer", and nothing beyond them. */
export const coldEmailOfferCopy = {
  figure: String(appointments),
  headline: `qualified appointments within ${days} days.`,
  otherwise: `Or your ${usd(upfrontUsd)} back.`,
  pitch:
    'A done-for-you cold email system for owners who sell to other businesses. We set it up, write it and run it. You talk to the people who said yes.',
  ticket: [
    { when: 'Now', figure: usd(upfrontUsd), text: 'Upfront. Refunded if we do not deliver.' },
    {
      when: `When all ${appointments} are delivered`,
      figure: usd(onDeliveryUsd),
      text: `Within ${days} days. Not before, and not for fewer.`,
    },
  ],
  total: { term: 'Total', figure: usd(totalUsd) },
  call: { label: 'Book A Call', href: bookingLink('cold-email-automation-offer') },
  fork: {
    title: `Day ${days}. One of two things is true.`,
    picture: `A line of ${days} days that forks: one branch is repaired, the other is broken.`,
    from: 'Day 1',
    to: `Day ${days}`,
    outcomes: [
      {
        kind: 'delivered',
        name: `All ${appointments} delivered`,
        sums: [
          { term: 'Paid upfront', amount: usd(upfrontUsd) },
          { term: 'On delivery', amount: usd(onDeliveryUsd) },
        ],
        total: { term: 'You have paid', amount: usd(totalUsd) },
      },
      {
        kind: 'missed',
        name: `Fewer than ${appointments}`,
        sums: [
          { term: 'Paid upfront', amount: usd(upfrontUsd) },
          { term: 'Refunded', amount: `−${usd(upfrontUsd)}` },
        ],
        total: { term: 'You have paid', amount: usd(0) },
      },
    ],
  },
  promises: {
    title: 'The promise, and where it ends',
    yes: {
      name: 'We promise',
      items: [
        `${appointments} appointments with people who fit. What “qualified” means is agreed with you before anything is sent.`,
        `Inboxes warmed for ${warmUpDays} days before they write to a stranger.`,
        `No ${usd(onDeliveryUsd)} before the last of the ${appointments}.`,
      ],
    },
    no: {
      name: 'We don’t promise',
      items: [
        'Sales. Whether they buy is between you and them.',
        `A first week full of calls. Warming takes its ${warmUpDays} days.`,
        `A fit for everyone. If ${appointments} talks with the right people would not earn you ${usd(totalUsd)}, don’t buy this.`,
      ],
    },
    link: `See what happens in the ${warmUpDays} days`,
  },
  closing: {
    title: `${appointments}, or your money back.`,
    note: `Say on the call whom you want to meet. Then decide about the ${usd(upfrontUsd)}.`,
  },
} as const
