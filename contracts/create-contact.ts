import { contactStatuses } from '#domain/contact-status'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'
import { optionalText } from './text.ts'

/**
 * Adds somebody by hand. An address that is known leads to its contact, which stays as it is; one that was erased is a
 * `conflict`.
 */
export const createContact = defineContract({
  name: 'create-contact',
  input: z.strictObject({
    email,
    name: optionalText(100),
    company: optionalText(200),
    phone: optionalText(50),
    linkedin: optionalText(200),
    status: z._default(z.enum(contactStatuses), 'new'),
    /** The first note about them: where one met, what they asked. */
    note: optionalText(5000),
    /** The address was erased here, and whose it is has asked to be here again. Without it such an address is refused. */
    evenIfErased: z.optional(z.boolean('Give true or false')),
  }),
  output: changeOutput(z.object({ id: z.string(), isNew: z.boolean() })),
})
