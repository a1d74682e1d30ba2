import { listKeptMails } from '#contracts/list-kept-mails'
import { keptMails } from '#server/captured-mail/kept-mails'
import { defineRead } from '#server/calls/define-function'

export const listKeptMailsFunction = defineRead(listKeptMails, {
  access: 'viewer',
  read: ({ input, outside }) => keptMails(outside.captureDir, input),
})
