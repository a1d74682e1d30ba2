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
      detail: 'All 20 need one. “None” and “we don’t know” count, and tell us something too.',
    },
    {
      term: 'Then',
      detail: `We contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`,
    },
  ],
  parts: [
    { name: 'Business Overview', text: 'Your business and the size of your team.' },
    {
      name: 'System Flow',
      text: 'Your top workflows, who takes which client, how onboarding goes, in which tools.',
    },
    { name: 'Time Drains', text: 'What is slow, what is done by hand, and what you chase people for.' },
    {
      name: 'Data & Tools',
      text: 'The tools you use and the ones you pay for and don’t, and where your notes are.',
    },
    {
      name: 'Growth Blockers',
      text: 'What would break first if you grew, and why you would turn a client away.',
    },
    { name: 'One open question', text: 'Whatever we should have asked.' },
  ],
  fields: ['Business name', 'Team size', 'The workflow that costs you most', 'What the audit should achieve'],
  note: 'We answer with the rest of the questions.',
} as const
