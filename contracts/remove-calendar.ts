import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Removes a calendar, with what it blocks. One that is gone counts as removed. */
export const removeCalendar = defineContract({
  name: 'remove-calendar',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
