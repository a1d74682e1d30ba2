import { listKeptMails } from '#contracts/list-kept-mails'
import { keptMails } from '#server/kept-mails'
import { defineFunction } from './define-function.ts'

export const listKeptMailsFunction = defineFunction(listKeptMails, {
  access: 'admin',
  read: ({ input, outside }) => keptMails(outside.captureDir, input),
})
