import { sinkNames } from '#domain/sink'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

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
