import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Asks to have a backup restored as a test, into a temporary folder: the site stays as it is. */
export const testBackup = defineContract({
  name: 'test-backup',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
