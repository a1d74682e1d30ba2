import type { Page } from '#content/page'

export const internalOpsPage = {
  path: '/ai-internal-ops',
  title: 'Internal operations automation',
  description: 'Hand-offs, reports and onboarding that happen without a reminder. Set up in 30 days.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
