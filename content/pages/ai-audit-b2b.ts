import type { Page } from '#content/page'

export const aiAuditB2bPage = {
  path: '/ai-audit-b2b',
  title: 'The AI Audit for business owners',
  description:
    'What the audit finds, what you keep, and how to start. A short page for people with little time.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
