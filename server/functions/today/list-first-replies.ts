import { listFirstReplies } from '#contracts/list-first-replies'
import { defineRead } from '#server/calls/define-function'
import { firstReplies } from '#server/queries/today/today.server'

export const listFirstRepliesFunction = defineRead(listFirstReplies, {
  access: 'viewer',
  read: async ({ db, outside }) => ({ data: await firstReplies(db, outside.now(), outside.replyPromise) }),
})
