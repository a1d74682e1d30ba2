import type { Page } from '#content/page'

export const chatAgentsPage = {
  path: '/ai-chat-agents',
  title: 'AI chat agents',
  description: 'Agents that answer, qualify and book while you are with a client. 30 days free.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
