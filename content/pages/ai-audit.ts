import type { Page } from '#content/page'

export const aiAuditPage = {
  path: '/ai-audit',
  title: 'AI Audit',
  description:
    'Four weeks, one flat fee: your systems mapped, your workflows scored by what they cost you, and a 90-day roadmap.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
