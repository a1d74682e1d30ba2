import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const noText = 'Please leave the author some words'
const oneEnd = 'Please name both ends of the link, or none'

/**
 * Corrects the spelling of a testimonial, and names the link that was repaired, under which it is shown (behavior
 * 11.3). The original text is kept, and entering it again reverts the correction.
 */
export const correctTestimonial = defineContract({
  name: 'correct-testimonial',
  input: z
    .strictObject({
      id: z.uuid('The id must be a UUID'),
      testimonial: trimmedText(10_000, noText).check(z.minLength(1, noText)),
      repaired_from: z.optional(trimmedText(40)),
      repaired_to: z.optional(trimmedText(40)),
    })
    .check(
      z.refine(({ repaired_from = '', repaired_to = '' }) => !repaired_from === !repaired_to, {
        error: oneEnd,
        path: ['repaired_to'],
      }),
    ),
  output: changeOutput(z.object({ id: z.string() })),
})
