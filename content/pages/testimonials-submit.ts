import type { Page } from '#content/pages/parts/page'

export const submitTestimonialPage = {
  path: '/testimonials/submit',
  title: 'Tell others how it went',
  kicker: 'Your testimonial',
  description:
    'Worked with us, or took one of our programs? Tell others what was broken and what changed. We read it before it goes up.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: false,
} as const satisfies Page

/** The same screen under the address that older mails carry (behavior 2.1). */
export const collectTestimonialPage = {
  ...submitTestimonialPage,
  path: '/collect-testimonial',
  title: 'How did it go?',
  description: 'The page our emails link to: a few lines on what was broken, what we did and what changed.',
  canonicalPath: '/testimonials/submit',
} as const satisfies Page

export const submitTestimonialCopy = {
  lead: 'Tell us what was broken, what we did about it, and whether it still works. Plain words are the ones people believe.',
  effort: 'A few lines are enough.',
  promises: [
    'A person reads it before it’s published.',
    'Role, company, email and picture are optional.',
    'Email us anytime and we’ll take it down.',
  ],
  use: 'We publish it only with your permission, and only after we’ve read it.',
  button: 'Submit testimonial',
  waiting: 'Submitting...',
  emailHint: '(optional, so that we can ask you before we publish; it is never shown)',
  pictureHint: '(optional, a link that starts with https://)',
  thanks: {
    title: 'Thank You',
    text: 'Your testimonial has been submitted and will be reviewed before being published.',
    home: 'Return to Home',
  },
} as const
