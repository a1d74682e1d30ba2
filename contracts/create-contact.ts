import { contactStatuses } from '#domain/contact-status'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'
import { optionalText } from './text.ts'
import { day } from './time.ts'

/** Adds a contact by hand. A known address returns its contact unchanged; an erased one is a `conflict`. */
export const createContact = defineContract({
  name: 'create-contact',
  input: z.strictObject({
    email,
    name: optionalText(200),
    company: optionalText(200),
    phone: optionalText(50),
    linkedin: optionalText(500),
    status: z._default(z.enum(contactStatuses), 'new'),
    /** The first note: where you met, what they asked. */
    note: optionalText(5000),
    next_step: optionalText(200),
    next_step_on: z.optional(day('Give a day, such as 2026-11-25')),
    /** Confirms that a person whose address was erased has asked to be added; otherwise it is refused. */
    evenIfErased: z.optional(z.boolean('Give true or false')),
  }),
  output: changeOutput(z.object({ id: z.string(), isNew: z.boolean() })),
})
