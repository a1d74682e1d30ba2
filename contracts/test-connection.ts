import { servicesWithChecks } from '#domain/services'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'

const step = z.object({
  /** As in `services[connection].checks` (`domain/services.ts`). */
  name: z.string(),
  /** Skipped after one that failed, and where nothing is connected. */
  state: z.enum(['done', 'failed', 'skipped']),
  /** The service's response, or the reason for the failure as a sentence for the owner. */
  answer: z.optional(z.string()),
})
export type ConnectionStep = z.output<typeof step>

/** Tries a connection as it is set now, step by step. Nothing is sent to a visitor. */
export const testConnection = defineContract({
  name: 'test-connection',
  input: z.strictObject({ connection: choice(servicesWithChecks, 'There is no such connection') }),
  output: z.object({ data: z.object({ steps: z.array(step) }) }),
})
