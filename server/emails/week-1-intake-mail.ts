import { auditFacts } from '#content/facts/facts'
import { composeLetter, greeting } from './letter.ts'

/** Confirms a client's week-1 answers, with the promise that the form shows (behavior 9.6). */
export function weekOneIntakeMail({ name }: { name: string | null }) {
  const promise = `We’ll contact you within ${auditFacts.intakeContactHours} hours to schedule the week-2 call.`
  return composeLetter({
    subject: 'We have your week-1 answers',
    preview: promise,
    parts: [
      greeting(name),
      { kind: 'text', text: 'Thank you for completing the Week 1 intake form. We have all your answers.' },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'text', text: promise },
      { kind: 'text', text: 'Did you leave something out? Reply to this email and we’ll add it.' },
    ],
    reason:
      'You’re getting this because the week-1 form of your AI Audit was filled in from your personal link.',
  })
}
