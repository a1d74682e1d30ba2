import type { Page } from '#content/pages/parts/page'
import { consentWording } from '#content/facts/testimonials'

export const permissionPage = {
  path: '/testimonials/permission',
  title: 'May we publish your words?',
  description: 'Say whether what you wrote about us may stand on this site.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** The page's texts before the button is pressed, and after it for each outcome. */
export const permissionCopy = {
  ask: {
    title: 'May we publish your words?',
    text: `What you wrote is in the email that led you here. Press once to say: “${consentWording}”`,
    button: 'Yes, you may publish it',
  },
  given: {
    title: 'Thank you. Noted.',
    text: 'We read it once more before it goes on the site. Changed your mind? Answer the email, and it comes off again.',
  },
  already: {
    title: 'You’ve said yes already.',
    text: 'Nothing has changed. Changed your mind? Answer the email, and it comes off the site.',
  },
  unknown: {
    title: 'This link is too old or incomplete.',
    text: 'We can’t tell whose words it’s about. Open the link from the email again, or answer that email.',
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Yes, you may publish it',
  },
} as const
