import { contentView } from '#content/facts/content-view'
import { auditFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { numberWord } from '#content/facts/number-word'

export const weekOneIntakePage = contentView(() => ({
  path: '/ai-audit-week-1-intake-form',
  title: 'AI Audit: week 1 intake',
  description: `The 20 questions that open your AI Audit. We’ll contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`,
  prerender: true,
  hydrate: 'on-first-interaction',
  loadsAtOnceWith: ['for'],
  indexed: false,
})) satisfies Page

export const weekOneIntakeCopy = contentView(() => {
  const promise = `We’ll contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`
  return {
    pitch:
      '20 questions about how work really gets done in your business. Your answers tell us where to look in week 2.',
    forWhom: 'For businesses whose AI Audit has started.',
    notYet: 'Not booked yet? See what the audit is',
    /** By a client's own link. */
    personal: {
      hello: 'Hi',
      yours: 'This link is yours: your answers reach us under your name.',
      notMe: 'Not you? Use the form without it',
    },
    weeksLabel: `The audit’s ${numberWord(auditFacts.weeks)} weeks as a line: you answer, we call, we score, roadmap. You are at the first.`,
    weeks: ['You answer', 'We call', 'We score', 'Roadmap'],
    terms: [
      { term: 'Time', detail: 'About half an hour. Have the names of your tools handy.' },
      {
        term: 'Answers',
        detail:
          'After your business name and team size, all 20 need an answer. “None” and “we don’t know” are answers too, and useful ones.',
      },
      { term: 'Then', detail: promise },
    ],
    form: {
      title: 'Five sections and one open question',
      promise,
      action: 'Send my answers',
      draft: 'What you type stays in this browser until you send it.',
      thanks: {
        title: 'Thank you. We have your answers.',
        text: `${promise} The form below is empty again.`,
        mailed: 'We’ve emailed you a confirmation. Reply to it if you left something out.',
        next: 'While you wait',
      },
    },
  }
})
