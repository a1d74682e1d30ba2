import { checkSenderDomain } from '#contracts/check-sender-domain'
import { defineRead } from '#server/calls/define-function'

/** Looks the records up again. */
export const checkSenderDomainFunction = defineRead(checkSenderDomain, {
  access: 'owner',
  read: async ({ outside }) => ({ data: await outside.checkSenderDomain() }),
})
