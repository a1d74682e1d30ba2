import type { Page } from '#content/page'

export const youthPage = {
  path: '/ai-for-youth',
  title: 'AI for youth',
  description:
    'Three programmes for ages 12 to 18: what AI is, what it is good for, and how to build with it.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
