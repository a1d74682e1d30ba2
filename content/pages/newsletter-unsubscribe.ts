import type { Page } from '#content/page'
import { site } from '#content/site'

export const unsubscribePage = {
  path: '/newsletter/unsubscribe',
  title: 'Leave the newsletter',
  description: 'One press, and no further issue comes to your address.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: false,
} as const satisfies Page

/** What the page says before the button, and by what holds afterwards. */
export const unsubscribeCopy = {
  ask: {
    title: 'Leave the newsletter?',
    text: 'One press, and no further issue comes to the address this link was sent to. We don’t ask why. Mails you ask for on the site, such as the result of the scorecard, still come.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed.',
    text: 'No further issue comes to you. Was that a slip? One press takes it back.',
    button: 'Come back',
  },
  subscribed: {
    title: 'You are back on the list.',
    text: 'The next issue comes to you again.',
    button: 'Unsubscribe',
  },
  unknown: {
    title: 'This link has lost a part.',
    text: `We cannot tell whose subscription it is. Open the link in the mail once more, whole, or write to ${site.contactEmail} from the address that should get no more issues.`,
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Unsubscribe',
  },
} as const
