import { newsletterCopy } from '#content/pages/newsletter'
import { composeLetter, greeting } from './letter.ts'

export interface NewsletterWelcomeData {
  /** As the visitor typed it. */
  name: string
  siteUrl: string
  unsubscribeUrl: string
}

const { test } = newsletterCopy.issue

/** What a new subscriber gets at once. */
export function newsletterWelcome({ name, siteUrl, unsubscribeUrl }: NewsletterWelcomeData) {
  return composeLetter({
    subject: 'Welcome to the newsletter',
    preview: 'One break, one repair, per issue. Here is something to try until the first one comes.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'You are on the list. Each issue is about one workflow: what broke, what it cost, how it was repaired, and how to tell whether you have it too.',
      },
      { kind: 'heading', text: 'Something to try until then' },
      { kind: 'text', text: test.text },
      { kind: 'text', text: 'If the answer is long in coming, reply to this mail with what it waited for.' },
      { kind: 'button', href: `${siteUrl}/newsletter#issue`, text: 'Read a sample issue' },
      { kind: 'link', before: 'No longer of use?', href: unsubscribeUrl, text: 'Unsubscribe' },
    ],
    reason: 'You get this because you confirmed the newsletter on our site.',
  })
}
