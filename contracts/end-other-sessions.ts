import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Signs the caller out everywhere but here. */
export const endOtherSessions = defineContract({
  name: 'end-other-sessions',
  input: z.strictObject({}),
  output: z.object({ data: z.object({ ended: z.int() }), logId: z.nullable(z.string()) }),
})
