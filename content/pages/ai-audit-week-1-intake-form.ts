import { auditFacts } from '#content/facts'
import type { Page } from '#content/page'

export const weekOneIntakePage = {
  path: '/ai-audit-week-1-intake-form',
  title: 'AI Audit: week 1 intake',
  description: `The 20 questions that open your AI Audit. We contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`,
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

export const weekOneIntakeCopy = {
  pitch: '20 questions about how your work really moves. Your answers decide where we look in week 2.',
  forWhom: 'For businesses whose AI Audit has begun.',
  notYet: 'Not booked yet? Read what the audit is',
  weeks: ['You answer', 'We call', 'We score', 'Roadmap'],
  terms: [
    { term: 'Time', detail: 'About half an hour. Have the names of your tools at hand.' },
    {
      term: 'Answers',
      detail:
        'All 20 need one, after your name and team size. “None” and “we don’t know” count, and tell us something too.',
    },
    {
      term: 'Then',
      detail: `We contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`,
    },
  ],
  form: {
    title: 'Five sections and an open question',
    promise: `We contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`,
    action: 'Send my answers',
    draft: 'What you type is kept in this browser until you send it.',
    thanks: {
      title: 'Thank you. We have your answers.',
      text: `We contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call. The form below is empty again.`,
    },
  },
} as const
