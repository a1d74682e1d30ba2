import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const session = z.object({
  id: z.uuid(),
  /** The browser as it named itself at sign-in; null for sessions from before it was stored. */
  userAgent: z.nullable(z.string()),
  /** The network address at sign-in, without its last part. */
  network: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  hasSecondStep: z.boolean(),
  isCurrent: z.boolean(),
})
export type MySession = z.output<typeof session>

/** Where the caller is signed in: this session first, then the last seen. */
export const listMySessions = defineContract({
  name: 'list-my-sessions',
  input: z.strictObject({}),
  output: z.object({ data: z.array(session) }),
})
