import { confirmationDays } from '#domain/newsletter'
import { composeLetter, greeting } from './letter.ts'

interface NewsletterConfirmationData {
  /** As the visitor typed it. */
  name: string
  confirmUrl: string
}

/** Asks the reader to confirm the newsletter, because their address was typed into a form. */
export function newsletterConfirmation({ name, confirmUrl }: NewsletterConfirmationData) {
  return composeLetter({
    subject: 'One click to get the newsletter',
    preview: 'Was this you? Press the button in this email. If not, do nothing.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'This address was signed up for our newsletter: one workflow per issue, what broke, what it cost and how it was fixed.',
      },
      { kind: 'heading', text: 'Was this you?' },
      { kind: 'text', text: `Press the button to start it. It works for ${confirmationDays} days.` },
      { kind: 'button', href: confirmUrl, text: 'Yes, send me the newsletter' },
      { kind: 'heading', text: 'Wasn’t you?' },
      { kind: 'text', text: 'Do nothing, and nothing will come.' },
    ],
    reason: 'You’re getting this because this address was signed up for the newsletter on our site.',
  })
}
