import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const noText = 'Please leave the author some words'

/** Corrects the spelling of a testimonial. The original is kept, and entering it again reverts the correction. */
export const correctTestimonial = defineContract({
  name: 'correct-testimonial',
  input: z.strictObject({
    id: z.uuid('The id must be a UUID'),
    testimonial: trimmedText(10_000, noText).check(z.minLength(1, noText)),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
