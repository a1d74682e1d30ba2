import type { Page } from '#content/page'

export const testimonialsPage = {
  path: '/testimonials',
  title: 'Testimonials',
  description: 'What owners say after the repair.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
