import { testConnection } from './test-connection.ts'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Sends a mail to the address for alerts, or to the owner's own, step by step. Its link proves that it arrived. */
export const sendTestMail = defineContract({
  name: 'send-test-mail',
  input: z.strictObject({}),
  output: z.object({
    /** `to`: null where there is no address. */
    data: z.object({ to: z.nullable(z.string()), steps: testConnection.output.shape.data.shape.steps }),
  }),
})
