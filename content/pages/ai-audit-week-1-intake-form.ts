import type { Page } from '#content/page'

export const weekOneIntakePage = {
  path: '/ai-audit-week-1-intake-form',
  title: 'AI Audit: week 1 intake',
  description: 'The questions that open your audit.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page
