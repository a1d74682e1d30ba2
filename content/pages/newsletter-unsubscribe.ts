import { contentView } from '#content/facts/content-view'
import type { Page } from '#content/pages/parts/page'
import { site } from '#content/facts/site'

export const unsubscribePage = {
  path: '/newsletter/unsubscribe',
  title: 'Leave the newsletter',
  description: 'Press once, and you won’t get another issue.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** The page's texts before the button is pressed, and after it for each state of the subscription. */
export const unsubscribeCopy = contentView(() => ({
  ask: {
    title: 'Leave the newsletter?',
    text: 'Press once, and the address this link was sent to won’t get another issue. We won’t ask why. You’ll still get emails you ask for on the site, such as your scorecard result.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You’re unsubscribed.',
    text: 'You won’t get another issue. Pressed by mistake? You can come right back.',
    button: 'Resubscribe',
  },
  subscribed: {
    title: 'You’re back on the list.',
    text: 'The next issue comes to your inbox.',
    button: 'Unsubscribe',
  },
  unknown: {
    title: 'This link is incomplete.',
    text: `We can’t tell whose subscription it is. Open the link from the email again, or email ${site.contactEmail} from the address that should stop getting issues.`,
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Unsubscribe',
  },
}))
