import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { contactId } from './update-contact.ts'

/** What two contacts may say differently of one person, and somebody has to decide about. */
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
 * Makes one contact of two: all that `merge` has is then `keep`'s, and what is sent under its address goes there.
 * `fields` says whose value stays; by default that of `keep`, or where it has none the other's. What asks and waits
 * stays open since the earlier of both.
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
