import type { Page } from '#content/page'

export const submitTestimonialPage = {
  path: '/testimonials/submit',
  title: 'Tell others how it went',
  description:
    'Worked with us, or took part in a program? Say what was broken and what changed. We read it before it is published.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** The same screen under the address that older mails carry (S1 §2). */
export const collectTestimonialPage = {
  ...submitTestimonialPage,
  path: '/collect-testimonial',
  title: 'Your testimonial',
  description: 'The page our mails ask you to: a few lines on what was broken, what we did and what changed.',
  canonicalPath: '/testimonials/submit',
} as const satisfies Page

export const submitTestimonialCopy = {
  lead: 'Say what was broken, what we did about it, and whether it holds. Plain words are the ones people believe.',
  effort: 'A few lines are enough.',
  promises: [
    'Nothing is published before a person has read it.',
    'Role, company and picture may stay empty.',
    'You can have it taken down by writing to us.',
  ],
  button: 'Submit testimonial',
  waiting: 'Submitting...',
  pictureHint: '(optional, an address that starts with https://)',
  thanks: {
    title: 'Thank You',
    text: 'Your testimonial has been submitted and will be reviewed before being published.',
    home: 'Return to Home',
  },
} as const
