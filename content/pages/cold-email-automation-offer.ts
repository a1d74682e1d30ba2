import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { coldEmailFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const coldEmailOfferPage = contentView(() => {
  const { upfrontUsd, totalUsd, appointments, days } = coldEmailFacts
  return {
    path: '/cold-email-automation-offer',
    title: 'The cold email offer',
    kicker: 'Cold email offer',
    description: `${appointments} qualified appointments within ${days} days for ${usd(totalUsd)}, of which ${usd(upfrontUsd)} is upfront and refunded if they aren’t delivered.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
  }
}) satisfies Page

/** The terms of behavior 15.1, and nothing beyond them. */
export const coldEmailOfferCopy = contentView(() => {
  const { upfrontUsd, onDeliveryUsd, totalUsd, appointments, qualifiedMeans, days, warmUpDays } =
    coldEmailFacts
  return {
    figure: String(appointments),
    headline: `qualified appointments within ${days} days.`,
    otherwise: `Or your ${usd(upfrontUsd)} back.`,
    pitch:
      'A done-for-you cold email system for owners who sell to other businesses. We set it up, write it and run it. You talk to the people who said yes.',
    ticket: [
      { when: 'Now', figure: usd(upfrontUsd), text: 'Upfront. Refunded if we don’t deliver.' },
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
      title: 'What we promise, and what we don’t',
      yes: {
        name: 'We promise',
        items: [
          `${appointments} qualified appointments within ${days} days, or your ${usd(upfrontUsd)} back.`,
          `Qualified means ${qualifiedMeans}.`,
          `Inboxes warmed up for ${warmUpDays} days before they email a stranger.`,
          `No ${usd(onDeliveryUsd)} before the last of the ${appointments} is delivered.`,
        ],
      },
      no: {
        name: 'We don’t promise',
        items: [
          'Sales. Whether they buy is between you and them.',
          `A first week full of calls. Warming up takes ${warmUpDays} days.`,
          `A fit for everyone. If ${appointments} meetings with the right people wouldn’t earn you ${usd(totalUsd)}, don’t buy this.`,
        ],
      },
      link: `See what happens in the ${warmUpDays} days`,
    },
    closing: {
      title: `${appointments} appointments, or your ${usd(upfrontUsd)} back.`,
      note: 'Tell us on the call who you want to meet. Then decide.',
    },
  }
})
