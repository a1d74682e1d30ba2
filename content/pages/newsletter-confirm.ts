import { currentWording } from '#content/consent-wordings'
import type { Page } from '#content/pages/parts/page'
import { confirmationDays } from '#domain/newsletter'

export const confirmPage = {
  path: '/newsletter/confirm',
  title: 'Confirm the newsletter',
  description: 'Press once, and the next issue comes to your inbox.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** The page's texts before the button is pressed, and after it for each outcome. */
export const confirmCopy = {
  ask: {
    title: 'Do you want the newsletter?',
    text: 'Press the button, and the next issue comes to the address this link was sent to. Didn’t ask for it? Just close this page, and nothing will come.',
    button: currentWording('newsletter'),
  },
  confirmed: {
    title: 'You’re on the list.',
    text: 'The next issue comes to your inbox. Unsubscribe anytime with one click.',
    next: { path: '/newsletter#issue', label: 'Read a sample meanwhile' },
  },
  already_confirmed: {
    title: 'You’re already on the list.',
    text: 'Once was enough. The next issue comes to your inbox.',
    next: { path: '/newsletter#issue', label: 'Read a sample meanwhile' },
  },
  expired: {
    title: 'This link no longer works.',
    text: `It’s good for ${confirmationDays} days, and it stops working once you unsubscribe. Still want the newsletter? We’ll send you a new link.`,
    button: 'Send it again',
  },
  sent: {
    title: 'A new link is on its way.',
    text: `It goes to the same address as this one. Press the button in that email within ${confirmationDays} days, and you’re on the list.`,
  },
  unknown: {
    title: 'This link is incomplete.',
    text: 'We can’t tell whose it is. Open the link from the email again, or fill in the form again.',
    next: { path: '/newsletter#signup', label: 'Back to the form' },
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: currentWording('newsletter'),
  },
} as const
