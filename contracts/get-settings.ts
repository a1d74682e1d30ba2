import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { ownerSetting } from './owner-setting.ts'

/** The settings an owner can change while the site runs. Secrets are never returned. */
export const getSettings = defineContract({
  name: 'get-settings',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(ownerSetting),
    /** The redirect URI for the OAuth sign-in to a mailbox. */
    mailSignInAddress: z.string(),
  }),
})
