import { openViews } from '#domain/delivery-view'
import { sinkNames } from '#domain/sink'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const sink = z.object({
  name: z.enum(sinkNames),
  connected: z.boolean(),
  /** Mails are kept as files for good, because the site runs for development. */
  isCaptured: z.boolean(),
  /** How many deliveries to it each open list has, to 10,000; null for what nothing is delivered to. */
  counts: z.nullable(z.record(z.enum(openViews), z.int())),
})
export type Sink = z.output<typeof sink>

/** What the site is connected to, and how much waits for each; for the back office. */
export const listSinks = defineContract({
  name: 'list-sinks',
  input: z.strictObject({}),
  output: z.object({ data: z.array(sink) }),
})
