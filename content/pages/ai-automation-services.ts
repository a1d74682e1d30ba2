import type { Page } from '#content/page'

export const servicesPage = {
  path: '/ai-automation-services',
  title: 'AI automation services',
  description:
    'Cold email, chat agents, internal operations and lead-magnet tools, built for you after the audit.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
