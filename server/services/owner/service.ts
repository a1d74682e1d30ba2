import * as z from 'zod/mini'
import { mailbox } from '#server/settings/checks'
import { unreachableSender } from '#server/settings/reachable-domain'
import { defineService, plain } from '#server/services/define-service'

export const owner = defineService({
  name: 'owner',
  help: 'Where replies to our mails go, and alerts of new submissions. Without it there are no alerts.',
  settings: { OWNER_EMAIL: plain(z.optional(mailbox)) },
  environment: {},
  connection: ['OWNER_EMAIL'],
  faultsIn: (given, siteUrl) => unreachableSender('OWNER_EMAIL', given, siteUrl),
  options: ({ OWNER_EMAIL: email }) => (email === undefined ? undefined : { email }),
  // An address alone cannot receive mail.
  isConnected: (_options, given) => (given['SMTP_URL'] ?? given['MAIL_OAUTH_SIGN_IN']) !== undefined,
  connect: (options) => options,
  checks: () => ({}),
})
