import type { Page } from '#content/page'

export const coldEmailOfferPage = {
  path: '/cold-email-automation-offer',
  title: 'The cold-email offer',
  description: '10 qualified appointments in 60 days or the upfront payment back.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
