import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { ownerSetting } from './owner-setting.ts'

/** What the owner can set while the site runs. No secret is ever told back. */
export const getSettings = defineContract({
  name: 'get-settings',
  input: z.strictObject({}),
  output: z.object({ data: z.array(ownerSetting) }),
})
