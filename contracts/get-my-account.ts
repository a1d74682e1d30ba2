import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const factor = z.object({
  id: z.uuid(),
  type: z.enum(['totp', 'webauthn']),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type MyFactor = z.output<typeof factor>

/** The caller's own account, and how it is protected. Nothing secret. */
export const getMyAccount = defineContract({
  name: 'get-my-account',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      email: z.string(),
      name: z.nullable(z.string()),
      factors: z.array(factor),
      recoveryCodesLeft: z.int(),
      /** When changes need a second step, if the site requires one of this account. */
      requiredFrom: z.nullable(z.iso.datetime()),
      alerts: z.object({
        submissions: z.boolean(),
        lateReplies: z.boolean(),
        quiet: z.nullable(z.object({ from: z.string(), until: z.string(), zone: z.string() })),
        /** Whether the site's alerts go to this account's address. */
        isAlertAddress: z.boolean(),
      }),
    }),
  }),
})
