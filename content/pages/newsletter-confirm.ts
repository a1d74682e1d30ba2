import type { Page } from '#content/page'
import { confirmationDays } from '#domain/newsletter'

export const confirmPage = {
  path: '/newsletter/confirm',
  title: 'Confirm the newsletter',
  description: 'One press, and the next issue comes to your address.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: false,
} as const satisfies Page

/** What the page says before the button, and by what has come of it. */
export const confirmCopy = {
  ask: {
    title: 'Do you want the newsletter?',
    text: 'Press the button, and the next issue comes to the address this link was sent to. If you did not ask for it, close this page: then nothing comes.',
    button: 'Yes, send me the newsletter',
  },
  confirmed: {
    title: 'You are on the list.',
    text: 'The next issue comes to your inbox. If it is of no use to you, one press in any issue ends it.',
    next: { path: '/newsletter#issue', label: 'Read a sample until then' },
  },
  already_confirmed: {
    title: 'You are on the list already.',
    text: 'You pressed once, and that was enough. The next issue comes to your inbox.',
    next: { path: '/newsletter#issue', label: 'Read a sample until then' },
  },
  expired: {
    title: 'This link no longer works.',
    text: `It is good for ${confirmationDays} days, and not once you have unsubscribed. If you want the newsletter, we send you a new one.`,
    button: 'Send it again',
  },
  sent: {
    title: 'A new link is on its way.',
    text: `It comes to the same address as this one. Press the button in that mail within ${confirmationDays} days, and you are on the list.`,
  },
  unknown: {
    title: 'This link has lost a part.',
    text: 'We cannot tell whose it is. Open the link in the mail once more, whole, or fill in the form again.',
    next: { path: '/newsletter#signup', label: 'To the form' },
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Yes, send me the newsletter',
  },
} as const
