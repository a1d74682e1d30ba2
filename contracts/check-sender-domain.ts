import * as z from 'zod/mini'
import { defineContract, type OutputOf } from './contract.ts'

const senderRecord = z.object({
  id: z.enum(['spf', 'dkim', 'dmarc']),
  /** `unknown`: could not be looked up. */
  state: z.enum(['done', 'open', 'unknown']),
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  /** The value to enter in the DNS record; null if nothing is missing, or if only the mail provider knows it. */
  value: z.nullable(z.string()),
  text: z.string(),
})
export type SenderRecord = z.output<typeof senderRecord>

/** Looks up the records that other mail servers expect in the sender's domain. */
export const checkSenderDomain = defineContract({
  name: 'check-sender-domain',
  input: z.strictObject({}),
  output: z.object({ data: z.object({ domain: z.string(), records: z.array(senderRecord) }) }),
})
export type SenderDomain = OutputOf<typeof checkSenderDomain>['data']
