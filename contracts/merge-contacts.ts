import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { contactId } from './update-contact.ts'

/** Fields in which two contacts may differ, so that a value must be chosen. */
export const mergedFields = [
  'name',
  'company',
  'phone',
  'linkedin',
  'status',
  'owner_id',
  'next_step',
  'next_step_on',
] as const
export type MergedField = (typeof mergedFields)[number]

const side = z.optional(z.enum(['keep', 'merge']))

/**
 * Merges two contacts: all of `merge` becomes `keep`'s, as do later submissions under its address. `fields` chooses
 * values; by default `keep`'s, or the other's where it has none. The earlier open question counts.
 */
export const mergeContacts = defineContract({
  name: 'merge-contacts',
  input: z
    .strictObject({
      keep: contactId,
      merge: contactId,
      fields: z._default(
        z.strictObject({
          name: side,
          company: side,
          phone: side,
          linkedin: side,
          status: side,
          owner_id: side,
          next_step: side,
          next_step_on: side,
        }),
        {},
      ),
    })
    .check(
      z.refine(({ keep, merge }) => keep !== merge, { path: ['merge'], error: 'Name two different people' }),
    ),
  output: changeOutput(z.object({ id: z.string() })),
})
