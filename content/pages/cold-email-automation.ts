import { contentView } from '#content/facts/content-view'
import { bookingLink } from '#content/facts/booking-link'
import { coldEmailFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const coldEmailPage = contentView(() => {
  const { upfrontUsd, warmUpDays } = coldEmailFacts
  return {
    path: '/cold-email-automation',
    title: 'Cold email automation, done for you',
    kicker: 'Cold email, done for you',
    description: `Inboxes warmed up for ${warmUpDays} days, emails written and sent for you, qualified appointments on your calendar. ${usd(upfrontUsd)} upfront.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
  }
}) satisfies Page

export const coldEmailCopy = contentView(() => {
  const { upfrontUsd, onDeliveryUsd, totalUsd, appointments, days, warmUpDays } = coldEmailFacts
  return {
    headline: `Your first cold email goes out on day ${warmUpDays + 1}.`,
    pitch: `Email from a new inbox lands in spam. So we warm yours up for ${warmUpDays} days first. Then we find the people, write, send and answer. You take the calls.`,
    price: `${usd(upfrontUsd)} upfront`,
    terms: `${usd(onDeliveryUsd)} more once ${appointments} qualified appointments are delivered within ${days} days, or your ${usd(upfrontUsd)} back.`,
    forWhom:
      'For owners and founders who sell to other businesses and have no time to look for their next client.',
    call: { label: 'Book A Call', href: bookingLink('cold-email-automation') },
    warmUp: {
      picture: `${warmUpDays} bars, one for each day of warming, each taller than the one before. After them the bars are green: the emails go out.`,
      stops: [
        { day: 1, text: 'New inboxes. No email provider knows them yet, so they send next to nothing.' },
        {
          day: 1 + Math.round(warmUpDays / 3),
          text: 'A little more every day, to inboxes that open it and answer.',
        },
        {
          day: 1 + Math.round((2 * warmUpDays) / 3),
          text: 'Still nothing to strangers. Meanwhile we write the list and the emails.',
        },
        { day: warmUpDays + 1, text: 'Warm. The first email goes to someone you want to meet.' },
      ],
    },
    email: {
      title: 'What goes out in your name',
      lead: 'Read it as the person who gets it. This is a sample; yours will be about your work.',
      isSample: true,
      parts: [
        {
          part: 'From',
          text: 'You, at an inbox set up for this',
          note: 'A separate inbox, warmed up first.',
        },
        {
          part: 'Opening',
          text: 'You’re hiring a second dispatcher. Companies often do that when requests come in faster than anyone can answer.',
          note: 'A reason to write to this person and not to everyone.',
        },
        {
          part: 'Offer',
          text: 'We answer and sort those requests, so the dispatcher you have can keep up.',
          note: 'What you do, in one sentence.',
        },
        {
          part: 'Question',
          text: 'Is that worth a short call next week?',
          note: 'One question. “Yes” is a complete answer.',
        },
        {
          part: 'Way out',
          text: 'If not, reply “no” and you won’t hear from me again.',
          note: 'An easy way to say no.',
        },
        {
          part: 'Address',
          text: 'Your company’s postal address',
          note: 'US law asks for it in every email that sells something.',
        },
      ],
    },
    lanes: {
      title: 'Your part is three steps',
      you: 'You',
      us: 'Us',
      steps: [
        { lane: 'you', name: 'Say who you want to meet', text: 'On the call.' },
        { lane: 'us', name: 'Warm up the inboxes', text: `${warmUpDays} days.` },
        { lane: 'us', name: 'Find the people', text: 'Those who fit what you sell.' },
        { lane: 'you', name: 'Approve the list', text: 'Nobody else is written to.' },
        { lane: 'us', name: 'Write the emails', text: 'The first one and the follow-ups.' },
        { lane: 'us', name: 'Send and answer', text: 'Replies are sorted and answered.' },
        { lane: 'you', name: 'Take the appointment', text: 'It’s on your calendar.' },
      ],
    },
    cost: {
      title: 'What it costs, and when',
      parts: [
        { figure: usd(upfrontUsd), text: 'upfront' },
        {
          figure: usd(onDeliveryUsd),
          text: `on delivering ${appointments} qualified appointments within ${days} days`,
        },
      ],
      total: `${usd(totalUsd)} in all. If they aren’t delivered, the upfront payment is refunded.`,
      link: 'See the full offer',
    },
    closing: {
      title: `Start your ${warmUpDays} days.`,
      note: 'Inboxes need that time whenever you begin. Find out on the call whether cold email fits what you sell.',
    },
  }
})
