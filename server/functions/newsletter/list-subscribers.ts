import { listSubscribers } from '#contracts/list-subscribers'
import { defineRead } from '#server/calls/define-function'
import { listedSubscribers } from '#server/queries/newsletter/listed-subscribers.server'

export const listSubscribersFunction = defineRead(listSubscribers, {
  access: 'viewer',
  read: ({ input, db }) => listedSubscribers(db, input),
})
