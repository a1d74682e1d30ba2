import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Whatever is told of what happens here, or asked something: connected by the settings that the README lists. */
export const sinkNames = ['mail', 'owner', 'spreadsheet', 'zoom', 'model', 'booking'] as const
export type SinkName = (typeof sinkNames)[number]

const sink = z.object({
  name: z.enum(sinkNames),
  connected: z.boolean(),
  /** What is still to go out to it; null for what nothing is delivered to. */
  waiting: z.nullable(z.int()),
  /** What was given up. */
  failed: z.nullable(z.int()),
})
export type Sink = z.output<typeof sink>

/** What the site is connected to, and how much waits for each; for the back office. */
export const listSinks = defineContract({
  name: 'list-sinks',
  input: z.strictObject({}),
  output: z.object({ data: z.array(sink) }),
})
