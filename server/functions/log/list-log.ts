import { listLog } from '#contracts/list-log'
import { logPage } from '#server/commands/log/list-log.server'
import { defineRead } from '#server/calls/define-function'

export const listLogFunction = defineRead(listLog, {
  access: 'viewer',
  read: ({ input, db, caller: { role }, outside }) => logPage(db, { ...input, role, now: outside.now() }),
})
