import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Signs the caller out on one device. A session that has ended already is no error. */
export const endSession = defineContract({
  name: 'end-session',
  input: z.strictObject({ id: z.uuid('There is no such session') }),
  output: z.object({ data: z.object({ ended: z.int() }), logId: z.nullable(z.string()) }),
})
