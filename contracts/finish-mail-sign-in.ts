import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { ownerSetting } from './owner-setting.ts'

const parameter = z.string().check(z.minLength(1, 'This is missing'), z.maxLength(4_000, 'This is too long'))

/**
 * Stores the mailbox sign-in from the provider's redirect. Only the session that started the sign-in can finish it.
 */
export const finishMailSignIn = defineContract({
  name: 'finish-mail-sign-in',
  input: z.strictObject({ code: parameter, state: parameter }),
  output: changeOutput(z.array(ownerSetting)),
})
