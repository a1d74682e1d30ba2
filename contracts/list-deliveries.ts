import { deliveryStates } from '#domain/delivery-state'
import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
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
  /** A mail's recipient; null for services and for the owner. */
  recipient: z.nullable(z.string()),
  /** The contact it is about, if known. */
  contact: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** Whether it can be sent again now. */
  canReplay: z.boolean(),
  /** The destination that must be connected before it can be sent; null if none. */
  lacks: z.nullable(z.enum(deliveryBranchNames)),
  /** Why the last attempt failed, or why it is held or will not be sent: a sentence for the owner. */
  last_error: z.nullable(z.string()),
  next_attempt_at: time,
  expires_at: time,
  delivered_at: time,
  /** A mail that was captured instead of sent. */
  captured_at: time,
  /** Why a mail waiting for a decision is outdated. */
  stale: z.nullable(z.enum(staleReasons)),
  created_at: z.iso.datetime(),
})
export type ListedDelivery = z.output<typeof listedDelivery>

/** Deliveries and their states, for the back office. */
export const listDeliveries = defineContract({
  name: 'list-deliveries',
  /** `q` finds a person, an address, an id, or a service's response. */
  input: listInput(deliveryFilters, ['newest', 'oldest']),
  output: listOutput(listedDelivery),
})
