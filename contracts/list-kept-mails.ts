import { deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listOutput } from './list.ts'

const outOfRange = 'Please ask for 1 to 50 at a time'

const keptMail = z.object({
  /** The name of its file, without `.eml`. */
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** What it says; null for a file that cannot be read. */
  text: z.nullable(z.string()),
  /** ISO 8601. */
  keptAt: z.iso.datetime(),
  /** How far the mail itself has come; null where its delivery is not known anymore. */
  state: z.nullable(z.enum(deliveryStates)),
})
export type KeptMail = z.output<typeof keptMail>

/** Copies of mails that were written while no mail server was connected, newest first; for the back office. */
export const listKeptMails = defineContract({
  name: 'list-kept-mails',
  input: z.strictObject({
    /** The `nextCursor` of the page before. */
    cursor: z.optional(
      z
        .string()
        .check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[\w.-]{1,160}$/, 'This is not the end of a page')),
    ),
    limit: z._default(z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(50, outOfRange)), 20),
  }),
  output: listOutput(keptMail),
})
