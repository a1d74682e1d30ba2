import { contentView } from '#content/facts/content-view'
import { auditFacts, scorecardFacts, workshopFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const readinessWorkshopPage = contentView(() => {
  const { minutes, schedule } = workshopFacts.readiness
  return {
    path: '/ai-readiness-workshop',
    title: 'AI readiness workshop',
    description: `${minutes} minutes, free: bring one workflow that keeps going wrong, find where it breaks and what to fix first.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    faq: [
      {
        question: 'What does it cost?',
        answer: 'Nothing. No credit card, just your name, email and company.',
      },
      {
        question: 'When is it?',
        answer: `${schedule} Register, and we’ll email you the date and the link.`,
      },
      {
        question: 'Will you sell me something?',
        answer: `We’ll mention the AI Audit, which costs ${usd(auditFacts.priceUsd)}. What you work out there is yours, whether you buy or not.`,
      },
      {
        question: 'What won’t you do?',
        answer: 'Build anything, or ask for a login to your systems. The time is for finding the break.',
      },
      {
        question: 'What if it’s no use to me?',
        answer: `Then it cost you ${minutes} minutes. Tell us what was missing on the feedback form afterward. We read every one.`,
      },
    ],
  }
}) satisfies Page

export const readinessWorkshopCopy = contentView(() => {
  const { minutes, schedule } = workshopFacts.readiness
  return {
    pitch: `Bring one workflow that keeps going wrong. In ${minutes} minutes you’ll find the step where it breaks, see what that costs you, and choose what to fix first.`,
    minutes,
    terms: `Free. ${minutes} minutes.`,
    seats: schedule,
    forWhom: 'For founders, CEOs and operators. No AI tools needed, nothing to install.',
    swaps: [
      { bring: 'One workflow that annoys you', take: 'The step where it breaks', state: 'found' },
      {
        bring: 'A rough idea of who spends how long on it',
        take: 'What that costs you a year',
        state: 'counted',
      },
      {
        bring: 'The tools you’ve already tried',
        take: 'What to fix first, and what can wait',
        state: 'repaired',
      },
    ],
    scorecard: `Want a head start? Take the ${scorecardFacts.minutes}-minute scorecard`,
    after: [
      'Tell us your name, email and company. That’s all.',
      'You’re on the list. Already on it? We’ll say so and change nothing.',
      'We’ll email you the meeting details.',
    ],
    form: {
      button: 'Save my seat',
      privacy: 'We use this to send you the details.',
      next: 'Before the workshop',
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
  }
})
