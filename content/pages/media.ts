import type { Page } from '#content/page'

export const mediaPage = {
  path: '/media',
  title: 'Media',
  description: 'Articles, podcasts and videos in which we explain ourselves.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
