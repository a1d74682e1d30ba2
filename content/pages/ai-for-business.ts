import type { Page } from '#content/page'

export const coachingPage = {
  path: '/ai-for-business',
  title: 'AI coaching for business',
  description: 'Six or twelve months beside you while your team learns to run on repaired workflows.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
