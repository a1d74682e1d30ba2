import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const noWords = 'Please leave the author some words'

/**
 * Corrects the spelling of a testimonial. What its author wrote is kept beside it, and giving just that again takes the
 * correction back.
 */
export const correctTestimonial = defineContract({
  name: 'correct-testimonial',
  input: z.strictObject({
    id: z.uuid('The id must be a UUID'),
    testimonial: trimmedText(10_000, noWords).check(z.minLength(1, noWords)),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
