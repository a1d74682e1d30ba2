import type { Page } from '#content/page'

export const b2bWorkshopPage = {
  path: '/ai-workshop',
  title: 'AI workshop for teams',
  description:
    'Two hours every Tuesday: your team takes one workflow apart and leaves with the plan to repair it.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
