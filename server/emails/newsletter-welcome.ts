import { newsletterCopy } from '#content/pages/newsletter'
import { composeLetter, greeting } from './letter.ts'

interface NewsletterWelcomeData {
  /** As the visitor typed it. */
  name: string
  siteUrl: string
  unsubscribeUrl: string
}

/** What a new subscriber gets at once. */
export function newsletterWelcome({ name, siteUrl, unsubscribeUrl }: NewsletterWelcomeData) {
  return composeLetter({
    subject: 'Welcome to the newsletter',
    preview: 'One break, one repair, per issue. Here’s something to try until the first one comes.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'You’re on the list. Each issue is about one workflow: what broke, what it cost, how it was fixed, and how to tell if you have the same problem.',
      },
      { kind: 'heading', text: 'Try this until then' },
      { kind: 'text', text: newsletterCopy.issue.test.text },
      { kind: 'text', text: 'If the reply takes a while, hit reply and tell us what held it up.' },
      { kind: 'button', href: `${siteUrl}/newsletter#issue`, text: 'Read a sample issue' },
      { kind: 'link', before: 'Not for you?', href: unsubscribeUrl, text: 'Unsubscribe' },
    ],
    reason: 'You’re getting this because you confirmed the newsletter on our site.',
  })
}
