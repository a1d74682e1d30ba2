import { deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listOutput } from './list.ts'

const outOfRange = 'Please ask for 1 to 50 at a time'

const capturedEmail = z.object({
  /** The name of its file, without `.eml`. */
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Its text; null for an unreadable file. */
  text: z.nullable(z.string()),
  /** ISO 8601. */
  keptAt: z.iso.datetime(),
  /** The delivery's state; null if it is no longer stored. */
  state: z.nullable(z.enum(deliveryStates)),
})
export type CapturedEmail = z.output<typeof capturedEmail>

/** Copies of mails written while no mail server was connected, newest first; for the back office. */
export const listKeptMails = defineContract({
  name: 'list-kept-mails',
  input: z.strictObject({
    /** The `nextCursor` of the previous page. */
    cursor: z.optional(
      z
        .string()
        .check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[\w.-]{1,160}$/, 'This is not the end of a page')),
    ),
    limit: z._default(z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(50, outOfRange)), 20),
  }),
  output: listOutput(capturedEmail),
})
