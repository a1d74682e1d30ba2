import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

const oneOfBoth = 'Give either isApproved, or action: delete'

/** Approves or unpublishes a testimonial (`isApproved`), or deletes it (`action`) (behavior 14.2, 16.5). */
export const updateTestimonialStatus = defineContract({
  name: 'update-testimonial-status',
  input: z
    .strictObject({
      id: z.uuid('The id must be a UUID'),
      isApproved: z.optional(z.boolean()),
      action: z.optional(z.literal('delete', oneOfBoth)),
    })
    .check(
      z.refine(({ isApproved, action }) => (isApproved === undefined) !== (action === undefined), {
        path: ['action'],
        error: oneOfBoth,
      }),
    ),
  output: z.extend(changeOutput(z.object({ id: z.string() })), { message: z.string() }),
})
