import * as z from 'zod/mini'
import { optionalEmail } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText, trimmedText } from './text.ts'

/** 1 to 5. */
const rating = (message: string) => z.int(message).check(z.gte(1, message), z.lte(5, message))

const words = (message: string) => trimmedText(2000).check(z.minLength(10, message))

/** Yes or no, as a form's two radios or as a boolean. */
const yesOrNo = (message: string) =>
  z.pipe(
    z.union([z.boolean(), z.enum(['yes', 'no'])], message),
    z.transform((answer) => answer === true || answer === 'yes'),
  )

/** Withdrawing consent removes the text given under it. */
const allowedWords = z.overwrite<{ allowTestimonial: boolean; testimonialContent?: string | undefined }>(
  ({ testimonialContent, ...rest }) => (rest.allowTestimonial ? { ...rest, testimonialContent } : rest),
)

/** A participant's feedback on a workshop (behavior 9.3). It becomes a testimonial only with consent. */
export const submitWorkshopFeedback = defineSubmission({
  name: 'submit-workshop-feedback',
  fields: z
    .strictObject({
      name: optionalText(200),
      email: optionalEmail,
      company: optionalText(200),
      overallValue: rating('Please rate the overall value'),
      keyInsight: words('Please share your key insight (minimum 10 characters)'),
      roiClarity: rating('Please rate your clarity on AI ROI'),
      improvementSuggestions: words('Please share your suggestions (minimum 10 characters)'),
      wouldRecommend: yesOrNo('Please select yes or no'),
      allowTestimonial: z._default(z.boolean(), false),
      testimonialContent: optionalText(2000),
    })
    .check(allowedWords),
  output: z.object({ data: z.object({ id: z.string() }) }),
})
