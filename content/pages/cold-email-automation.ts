import { bookingLink } from '#content/booking-link'
import { coldEmailFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const { upfrontUsd, onDeliveryUsd, totalUsd, appointments, days, warmUpDays } = coldEmailFacts

export const coldEmailPage = {
  path: '/cold-email-automation',
  title: 'Cold email automation, done for you',
  description: `Inboxes warmed for ${warmUpDays} days, emails written and sent for you, qualified appointments on your calendar. ${usd(upfrontUsd)} upfront.`,
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

export const coldEmailCopy = {
  headline: `Your first cold email leaves on day ${warmUpDays + 1}.`,
  pitch: `Mail from a new inbox goes to spam. So we warm yours for ${warmUpDays} days first. Then we find the people, write, send and answer. You take the calls.`,
  price: `${usd(upfrontUsd)} upfront`,
  term: `${usd(onDeliveryUsd)} more once ${appointments} qualified appointments are delivered within ${days} days`,
  forWhom:
    'For owners and founders who sell to other businesses and have no time to look for the next client.',
  call: { label: 'Book A Call', href: bookingLink('cold-email-automation') },
  warmUp: {
    picture: `${warmUpDays} bars, one for each day of warming, each taller than the one before. After them the bars are green: the emails go out.`,
    stops: [
      { day: 1, text: 'New inboxes. No mail provider knows them, so they send next to nothing.' },
      { day: 8, text: 'A little more every day, to inboxes that open it and answer.' },
      { day: 15, text: 'Still nothing to strangers. The list and the emails are written meanwhile.' },
      { day: warmUpDays + 1, text: 'Warm. The first email goes to someone you want to meet.' },
    ],
  },
  email: {
    title: 'What goes out in your name',
    lead: 'Read it as the person who gets it. A sample; yours are about your work.',
    isSample: true,
    parts: [
      {
        part: 'From',
        text: 'You, at an inbox set up for this',
        note: 'Your everyday address sends no cold email, so it cannot be blocked for one.',
      },
      {
        part: 'Opening',
        text: 'You are hiring a second dispatcher. Firms often do that when requests come in faster than anyone can answer.',
        note: 'A reason to write to this person. Without one, no email goes out.',
      },
      {
        part: 'Offer',
        text: 'We answer and sort those requests, so that the dispatcher you have gets through the day.',
        note: 'What you do, in one sentence. You approve the words before anything is sent.',
      },
      {
        part: 'Question',
        text: 'Is that worth a short call next week?',
        note: 'One question. “Yes” is a complete answer.',
      },
      {
        part: 'Way out',
        text: 'If not, reply “no” and you will not hear from me again.',
        note: 'Whoever says no is taken off the list.',
      },
    ],
  },
  lanes: {
    title: 'Three stops are yours',
    you: 'You',
    us: 'Us',
    steps: [
      { lane: 'you', name: 'Say who you want to meet', text: 'One call.' },
      { lane: 'us', name: 'Warm the inboxes', text: `${warmUpDays} days.` },
      { lane: 'us', name: 'Find the people', text: 'A list you can read and cross out.' },
      { lane: 'us', name: 'Write the emails', text: 'The first and the follow-ups.' },
      { lane: 'you', name: 'Approve the words', text: 'Nothing goes out before.' },
      { lane: 'us', name: 'Send and answer', text: 'Replies are sorted and answered.' },
      { lane: 'you', name: 'Take the appointment', text: 'It is on your calendar.' },
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
    total: `${usd(totalUsd)} in all. If they are not delivered, the upfront payment is refunded.`,
    link: 'Read the whole offer',
  },
  closing: {
    title: `Start the ${warmUpDays} days.`,
    note: 'Inboxes take their time whenever you begin. On the call we find out whether cold email suits what you sell.',
  },
} as const
