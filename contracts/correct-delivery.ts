import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'

/**
 * Sends a visitor's mail to another address than the one it was written for, at once. The address of the person stays
 * as it is; the old one of the mail is kept in the log.
 */
export const correctDelivery = defineContract({
  name: 'correct-delivery',
  input: z.strictObject({ id: z.uuid('The id must be a UUID'), recipient: email }),
  output: changeOutput(z.object({ id: z.string(), recipient: z.string() })),
})
