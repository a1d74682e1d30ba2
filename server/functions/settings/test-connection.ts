import { testConnection } from '#contracts/test-connection'
import { defineRead } from '#server/calls/define-function'

/** Tries a connection as it is set now. A failure of the service is an answer, not an error. */
export const testConnectionFunction = defineRead(testConnection, {
  access: 'owner',
  read: async ({ input: { connection }, outside }) => ({
    data: { steps: await outside.testConnection(connection) },
  }),
})
