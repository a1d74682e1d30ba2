import { auditFacts, scorecardFacts, workshopFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

const { minutes, said } = workshopFacts.readiness

export const readinessWorkshopPage = {
  path: '/ai-readiness-workshop',
  title: 'AI readiness workshop',
  description: `${minutes} minutes, free: bring one workflow that keeps going wrong, find where it breaks and what to repair first.`,
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
  faq: [
    {
      question: 'What does it cost?',
      answer: 'Nothing. We ask for no card, only your name, email address and company.',
    },
    {
      question: 'When is it?',
      answer: `${said} It has no date yet: register, and the meeting details come to you by email.`,
    },
    {
      question: 'Will you sell me something?',
      answer: `We will tell you that the AI Audit exists and costs ${usd(auditFacts.priceUsd)}. What you worked out in the hour is yours, whether you buy or not.`,
    },
    {
      question: 'What will you not do?',
      answer: 'Build anything, or ask for a login to your systems. An hour is enough to find the break.',
    },
    {
      question: 'What if it was no use?',
      answer:
        'Then it cost you an hour. The feedback form afterwards asks what to do better, and we read it.',
    },
  ],
} as const satisfies Page

export const readinessWorkshopCopy = {
  pitch: `Bring one workflow that keeps going wrong. In ${minutes} minutes you find the step where it breaks, see what that costs you, and choose what to repair first.`,
  minutes,
  terms: `Free. ${minutes} minutes.`,
  seats: said,
  forWhom: 'For founders, CEOs and operators. You need no AI tools and nothing installed.',
  swaps: [
    { bring: 'One workflow that annoys you', take: 'The step where it breaks', state: 'found' },
    {
      bring: 'A guess at who spends how long on it',
      take: 'What that costs you in a year',
      state: 'counted',
    },
    {
      bring: 'The tools you have already tried',
      take: 'What to repair first, and what can wait',
      state: 'repaired',
    },
  ],
  scorecard: `Want a guess to start from? Take the ${scorecardFacts.minutes}-minute scorecard`,
  after: [
    'You tell us your name, email and company. Nothing else.',
    'You are on the list. If you already were, we say so and change nothing.',
    'The meeting details come to you by email.',
  ],
  form: {
    button: 'Save my seat',
    registered: 'Registration successful!',
    /** By whether Zoom has the registration already. */
    details: {
      confirmed: 'Please check your email for meeting details.',
      pending: 'Meeting details will be sent by email soon.',
    },
    already: {
      title: 'Already registered!',
      description:
        "You don't need to register again - you're already on the list! Thank you for your interest.",
    },
  },
} as const
