import type { Page } from '#content/page'

export const trustedPartnerPage = {
  path: '/trusted-partner',
  title: 'Trusted partner program',
  description: 'A flat monthly fee, month to month: we keep repairing what the audit found.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
