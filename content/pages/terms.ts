import type { Page } from '#content/page'

export const termsPage = {
  path: '/terms',
  title: 'Terms',
  description: 'The terms for using this site and for what we offer on it.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
