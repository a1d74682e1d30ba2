import type { Page } from '#content/page'

export const leadMagnetsPage = {
  path: '/ai-tools-lead-magnets',
  title: 'AI lead-magnet tools',
  description: 'A small useful tool on your site that turns a visitor into a name and a reason to call.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
