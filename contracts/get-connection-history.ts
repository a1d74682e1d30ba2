import { servicesWithCard } from '#domain/services'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const time = z.nullable(z.iso.datetime())

const history = z.object({
  name: z.enum(servicesWithCard),
  /** The times of its newest successful delivery and of its newest failed attempt. */
  workedAt: time,
  failedAt: time,
  /** The service's response to the failed attempt, or why there was none. */
  reason: z.nullable(z.string()),
  /** Deliveries that need somebody, to 10,000. */
  needsOwner: z.int(),
})
export type ConnectionHistory = z.output<typeof history>

/** When each connection last worked and last failed, among the newest 10,000 attempts. */
export const getConnectionHistory = defineContract({
  name: 'get-connection-history',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      connections: z.array(history),
      /** Tokens of the language model that are reserved or used today (UTC). */
      tokensToday: z.int(),
    }),
  }),
})
