import { openViews } from '#domain/delivery-view'
import { servicesWithCard } from '#domain/services'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const sink = z.object({
  name: z.enum(servicesWithCard),
  /** The texts of its card: its title, and one each for connected and not connected. */
  card: z.object({ title: z.string(), on: z.string(), off: z.string() }),
  connected: z.boolean(),
  /** Why it does not work although it is connected, as far as that is known without a delivery. */
  fault: z.optional(z.nullable(z.string())),
  /** Mails are captured for good, because the site runs in development. */
  isCaptured: z.boolean(),
  /** Its number of deliveries in each open list, to 10,000; null for services without deliveries. */
  counts: z.nullable(z.record(z.enum(openViews), z.int())),
})
export type Sink = z.output<typeof sink>

/** The site's connections, and the number of deliveries that wait for each; for the back office. */
export const listSinks = defineContract({
  name: 'list-sinks',
  input: z.strictObject({}),
  output: z.object({ data: z.array(sink) }),
})
