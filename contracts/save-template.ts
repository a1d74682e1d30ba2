import { hasKnownFields, templateFields } from '#domain/template-fields'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'

const fields = templateFields.map((field) => `{${field}}`).join(', ')
const unknownField = `In braces can stand: ${fields}. Please correct the others.`

/** Adds a template for replies, for everybody in the office, or changes the one with this id. Names are unique. */
export const saveTemplate = defineContract({
  name: 'save-template',
  input: z.strictObject({
    id: z.optional(z.uuid('The id must be a UUID')),
    name: requiredText(60, 'Give the template a name'),
    /** With fields in braces, such as `{first name}`, that are filled in when it is used. */
    text: requiredText(5000, 'Write the template’s text').check(z.refine(hasKnownFields, unknownField)),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
