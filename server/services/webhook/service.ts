import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { httpUrl } from '#server/settings/checks'
import { isPrivateName, isPublicAddress } from '#server/settings/public-address'
import { defineService, missingOf, secret, urlIn } from '#server/services/define-service'
import { createWebhook } from './webhook.ts'

const webhookUrl = httpUrl.check(
  z.refine(
    (text) => !URL.canParse(text) || isSafeToPostTo(new URL(text)),
    'must begin with https://; http:// is for this machine and its own network',
  ),
  z.refine(
    (text) => !URL.canParse(text) || new URL(text).username + new URL(text).password === '',
    'must hold no user name or password: what is posted is signed instead',
  ),
)

/** On the open internet others can read unencrypted traffic. */
function isSafeToPostTo({ protocol, hostname }: URL): boolean {
  if (protocol !== 'http:') return true
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host)) return !isPublicAddress(host)
  // Single-label names, as containers and machines in one network have them.
  return isPrivateName(host)
}

const webhookSecret = z
  .string()
  .check(
    z.refine(
      (text) => isWebhookSecret(text),
      'must be whsec_ followed by 32 to 88 letters, digits, + and /, as it was made for you',
    ),
  )

function isWebhookSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_(.+)$/.exec(text) ?? []
  const key = Buffer.from(base64, 'base64')
  return key.toString('base64') === base64 && key.length >= 24 && key.length <= 64
}

export const webhook = defineService({
  name: 'webhook',
  help: `Each submission is posted to this address, which n8n, Make or Zapier gives you, signed with the secret (docs/connect.md).
https, or http on this machine and its own network. The secret is whsec_ and 24 to 64 bytes in base64; this makes one:
echo "whsec_$(openssl rand -base64 32)"`,
  settings: {
    // The address is secret: for most of these services, anyone who knows it can post to it.
    WEBHOOK_URL: secret(z.optional(webhookUrl), { addressIn: urlIn }),
    WEBHOOK_SECRET: secret(z.optional(webhookSecret), { sentTo: 'WEBHOOK_URL' }),
  },
  environment: {},
  connection: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  faultsIn: (given) =>
    missingOf(
      given,
      ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
      'a webhook needs its address and the secret it is signed with',
    ),
  options: ({ WEBHOOK_URL: url, WEBHOOK_SECRET: key }) => (url && key ? { url, secret: key } : undefined),
  connect: (options, { now, guard, timeoutMs }) => createWebhook({ ...options, now, guard, timeoutMs }),
  checks: (client) => ({ post: () => client.post(`test-${randomUUID()}`, testBody()) }),
})

/** Shaped like every other event, and about nobody. */
const testBody = () =>
  JSON.stringify({ type: 'connection.tested', timestamp: new Date().toISOString(), data: {} })
