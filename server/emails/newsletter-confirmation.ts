import { confirmationDays } from '#domain/newsletter'
import { composeLetter, greeting } from './letter.ts'

export interface NewsletterConfirmationData {
  /** As the visitor typed it. */
  name: string
  confirmUrl: string
}

/** Asks whoever reads it whether they want the newsletter: their address was typed into a form. */
export function newsletterConfirmation({ name, confirmUrl }: NewsletterConfirmationData) {
  return composeLetter({
    subject: 'One press, and you get the newsletter',
    preview: 'Was it you? Then press the button in this mail. If not, do nothing.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'Your address was entered for our newsletter: one workflow per issue, what broke, what it cost and how it was repaired.',
      },
      { kind: 'heading', text: 'Was it you?' },
      { kind: 'text', text: `Then one press starts it. The button works for ${confirmationDays} days.` },
      { kind: 'button', href: confirmUrl, text: 'Yes, send me the newsletter' },
      { kind: 'heading', text: 'Was it somebody else?' },
      { kind: 'text', text: 'If it was not you, do nothing: then no issue comes.' },
    ],
    reason: 'You get this because your address was entered for the newsletter on our site.',
  })
}
