import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Returns where to sign in to the mailbox that mail is sent from, with the app that is saved. */
export const startMailSignIn = defineContract({
  name: 'start-mail-sign-in',
  input: z.strictObject({}),
  output: z.object({ data: z.object({ url: z.string() }) }),
})
