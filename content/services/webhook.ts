import type { ServiceWords } from './service-words.ts'

export const webhook: ServiceWords<'webhook'> = {
  name: 'Webhook',
  settings: { WEBHOOK_URL: 'the webhook’s address', WEBHOOK_SECRET: 'the webhook’s secret' },
  card: {
    on: 'Every submission is posted to your automation.',
    off: 'n8n, Make or Zapier can be told of each submission.',
  },
  form: {
    text: 'Posts every form to n8n, Make, Zapier or a program of yours.',
    needs: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
    fields: {
      WEBHOOK_URL: { label: 'Address to post to', kind: 'secret' },
      WEBHOOK_SECRET: {
        label: 'Signing secret',
        hint: 'Your automation checks each message with it. Copy it before you save: it is not shown again.',
        kind: 'new-secret',
      },
    },
  },
  checks: { post: 'Post a test to your automation' },
  deliveries: {
    things: ['submission', 'submissions'],
    off: '',
    lane: {
      name: 'Webhook',
      things: ['webhook', 'webhooks'],
      where: 'your automation',
      once: 'A replay has the same webhook-id: an automation that keeps those ids can tell it from a new one.',
    },
    kinds: { webhook: { name: 'Webhook', timeline: 'Webhook' } },
  },
}
