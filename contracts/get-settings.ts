import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { ownerSetting } from './owner-setting.ts'

/** The settings an owner can change while the site runs. Secrets are never returned. */
export const getSettings = defineContract({
  name: 'get-settings',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(ownerSetting),
    /** Where a mail provider sends the browser back to after a sign-in. */
    mailSignInAddress: z.string(),
  }),
})
