import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Features a testimonial, so that it is shown first, or reverts that. */
export const featureTestimonial = defineContract({
  name: 'feature-testimonial',
  input: z.strictObject({ id: z.uuid('The id must be a UUID'), isFeatured: z.boolean() }),
  output: changeOutput(z.object({ id: z.string() })),
})
