import { readinessIds, readinessStates } from '#domain/readiness'
import * as z from 'zod/mini'
import { defineContract, type OutputOf } from './contract.ts'

const readinessItem = z.object({
  id: z.enum(readinessIds),
  state: z.enum(readinessStates),
  /** Whether the site should not go live while it is open. */
  required: z.boolean(),
  /** One sentence. */
  text: z.string(),
})
export type ReadinessItem = z.output<typeof readinessItem>

/** The checks before this site goes live, with their state; `npm run check -- --json` prints the same. */
export const getReadiness = defineContract({
  name: 'get-readiness',
  input: z.strictObject({}),
  output: z.object({ data: z.object({ ready: z.boolean(), items: z.array(readinessItem) }) }),
})
export type Readiness = OutputOf<typeof getReadiness>['data']
