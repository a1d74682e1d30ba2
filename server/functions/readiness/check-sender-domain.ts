import { checkSenderDomain } from '#contracts/check-sender-domain'
import { defineRead } from '#server/calls/define-function'

/** Queries the DNS records of the sender's domain again. */
export const checkSenderDomainFunction = defineRead(checkSenderDomain, {
  access: 'owner',
  read: async ({ outside }) => ({ data: await outside.checkSenderDomain() }),
})
