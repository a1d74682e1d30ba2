import { parseUrl } from '#domain/parse-url'
import { submittableCategories } from '#domain/testimonial-category'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { optionalEmail, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { trimmedText } from './text.ts'

const outOfRange = 'Please choose a rating from 1 to 5'
const notHttps = 'Please enter an address that starts with https://'

/** Optional text; empty text is null (behavior 9.7). */
function nullableText(maxLength: number) {
  return z.optional(
    z.pipe(
      z.nullable(trimmedText(maxLength)),
      z.transform((text) => text || null),
    ),
  )
}

const imageUrl = z.optional(
  z.pipe(
    z.nullable(trimmedText(2000).check(z.refine(isHttpsOrEmpty, notHttps))),
    z.transform((text) => text || null),
  ),
)

function isHttpsOrEmpty(text: string): boolean {
  return text === '' || parseUrl(text)?.protocol === 'https:'
}

/** A testimonial waiting for approval (behavior 9.7, 11.1). */
export const submitTestimonial = defineSubmission({
  name: 'submit-testimonial',
  fields: z.strictObject({
    name: requiredText(200, 'Please enter your full name'),
    role: nullableText(200),
    company: nullableText(200),
    /** Optional, so that the author can be asked for permission (behavior 9.7). */
    email: optionalEmail,
    testimonial: requiredText(5000, 'Please enter your testimonial'),
    rating: z._default(z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(5, outOfRange)), 5),
    category: choice(submittableCategories, 'Please select a program or service'),
    image_url: imageUrl,
    /** The consent checkbox of our own form. Other callers may leave it out; then there is no consent. */
    consent: z.optional(
      z.boolean().check(z.refine((given) => given, 'Please tick this box so that we may publish it')),
    ),
  }),
  output: z.object({ message: z.string(), data: z.object({ id: z.string() }) }),
})
