import { consentWording } from '#content/facts/testimonials'
import { composeLetter, greeting } from './letter.ts'

interface PermissionMailData {
  name: string
  role: string | null
  company: string | null
  /** As it would be published. */
  testimonial: string
  permissionUrl: string
}

/** Asks the author of a testimonial for permission to publish, and shows it as it would be. */
export function permissionMail({ name, role, company, testimonial, permissionUrl }: PermissionMailData) {
  const shownAs = [name, role, company].filter(Boolean).join(', ')
  return composeLetter({
    subject: 'May we publish your words?',
    preview: 'You wrote about working with us. Nothing is published unless you say so.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'You told us what it was like to work with us. We’d like to show it on our website, and ask you first.',
      },
      {
        kind: 'facts',
        facts: [
          ['Your words', testimonial],
          ['Shown with', shownAs],
        ],
      },
      { kind: 'text', text: `If you’re fine with it, press the button. You then say: “${consentWording}”` },
      { kind: 'button', href: permissionUrl, text: 'Yes, you may publish it' },
      { kind: 'heading', text: 'Rather not?' },
      { kind: 'text', text: 'Do nothing, and it stays with us. To change a word first, answer this email.' },
    ],
    reason: 'You’re getting this because a testimonial was sent to us with your address.',
  })
}
