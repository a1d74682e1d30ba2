import { testConnection } from '#contracts/test-connection'
import { defineRead } from '#server/calls/define-function'

/** Tests a connection with its current settings. A failure of the service is a result, not an error. */
export const testConnectionFunction = defineRead(testConnection, {
  access: 'owner',
  read: async ({ input: { connection }, outside }) => ({
    data: { steps: await outside.testConnection(connection) },
  }),
})
