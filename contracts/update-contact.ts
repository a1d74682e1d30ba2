import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'
import { trimmedText } from './text.ts'
import { rowVersion } from './row-version.ts'
import { day } from './time.ts'

export const contactId = z.uuid('The id must be a UUID')

/** Null, or text that is empty after trimming, clears the field. */
const fact = (maxLength: number) =>
  z.optional(
    z.pipe(
      z.nullable(trimmedText(maxLength)),
      z.transform((text) => text || null),
    ),
  )

/**
 * Updates a contact and its next step. `version` is that of the contact as read: if somebody else has changed the
 * same fields since, the response is a `conflict` with their name and both values.
 */
export const updateContact = defineContract({
  name: 'update-contact',
  input: z.strictObject({
    id: contactId,
    version: rowVersion,
    changes: z
      .strictObject({
        name: fact(200),
        company: fact(200),
        phone: fact(50),
        linkedin: fact(500),
        email: z.optional(email),
        owner_id: z.optional(z.nullable(z.uuid('The id must be a UUID'))),
        next_step: fact(200),
        next_step_on: z.optional(z.nullable(day('Give a day, such as 2026-11-25'))),
      })
      .check(z.refine((changes) => Object.keys(changes).length > 0, 'Say what to change')),
  }),
  output: changeOutput(z.object({ id: z.string(), version: z.int() })),
})
