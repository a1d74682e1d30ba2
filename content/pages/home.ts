import type { Page } from '#content/page'

export const homePage = {
  path: '/',
  title: 'We Don’t Start With AI. We Start With What’s Broken.',
  description:
    'We map how your business runs, score every workflow by what it costs you, and repair the break that costs the most.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
