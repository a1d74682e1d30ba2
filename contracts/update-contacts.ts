import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenContacts, isOneChoice } from './chosen-contacts.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'
import { day } from './time.ts'

const nothingToSet = 'Say what to set'

/** Sets the next step or the owner of many contacts; null clears them. */
export const updateContacts = defineContract({
  name: 'update-contacts',
  input: z
    .strictObject({
      next_step: z.optional(z.nullable(trimmedText(200).check(z.minLength(1, 'Say what comes next')))),
      next_step_on: z.optional(z.nullable(day('Give a day, such as 2026-11-25'))),
      owner_id: z.optional(z.nullable(z.uuid('The id must be a UUID'))),
      ...chosenContacts,
    })
    .check(isOneChoice)
    .check(
      z.refine(
        ({ next_step, next_step_on, owner_id }) =>
          [next_step, next_step_on, owner_id].some((value) => value !== undefined),
        { path: ['next_step'], error: nothingToSet },
      ),
    ),
  output: changeOutput(z.object({ changed: z.int() })),
})
