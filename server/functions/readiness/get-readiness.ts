import { getReadiness } from '#contracts/get-readiness'
import { defineRead } from '#server/calls/define-function'

export const getReadinessFunction = defineRead(getReadiness, {
  access: 'viewer',
  read: async ({ outside }) => ({ data: await outside.readiness() }),
})
