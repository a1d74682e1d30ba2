import { attemptOutcomes, deliveryStates } from '#domain/delivery-state'
import { deliveryServiceNames } from '#domain/delivery-service'
import { staleReasons } from '#domain/stale-mail'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { deliveryFilters } from './delivery-filters.ts'
import { listInput, listOutput } from './list.ts'

const time = z.nullable(z.iso.datetime())

export const listedDelivery = z.object({
  id: z.string(),
  kind: z.string(),
  service: z.enum(deliveryServiceNames),
  /** The address a mail goes to; null for what goes to a service, and to the owner. */
  recipient: z.nullable(z.string()),
  /** Whom it speaks of, as far as they are known. */
  contact: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** The last of them, the oldest first: when, and what came of it. */
  tries: z.array(z.object({ at: z.iso.datetime(), outcome: z.enum(attemptOutcomes) })),
  /** Why the last attempt failed, or why it is held back or will not be sent: a sentence for the owner. */
  last_error: z.nullable(z.string()),
  next_attempt_at: time,
  expires_at: time,
  delivered_at: time,
  /** A mail that was kept as a file instead of being sent. */
  captured_at: time,
  /** Of a mail that waits for a decision, why it is out of date. */
  stale: z.nullable(z.enum(staleReasons)),
  created_at: z.iso.datetime(),
})
export type ListedDelivery = z.output<typeof listedDelivery>

/** What must reach the outside and how far it has come; for the back office. */
export const listDeliveries = defineContract({
  name: 'list-deliveries',
  /** `q` finds a person, an address, an id, or what a service has answered. */
  input: listInput(deliveryFilters, ['newest', 'oldest']),
  output: listOutput(listedDelivery),
})
