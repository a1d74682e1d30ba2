import { Survey } from '#app/blocks/survey.tsx'
import { TestimonialSheet } from '#app/features/testimonials/testimonial-sheet.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { submitTestimonialPage, submitTestimonialCopy } from '#content/pages/testimonials-submit'
import { submitTestimonial } from '#contracts/submit-testimonial'
import type { Route } from './+types/page'

export const meta = () => pageMeta(submitTestimonialPage)
export const action = formAction(submitTestimonial)

export default function Page({ actionData }: Route.ComponentProps) {
  return (
    <Survey
      title={submitTestimonialPage.title}
      kicker={submitTestimonialPage.kicker}
      {...submitTestimonialCopy}
    >
      <div className="sheet">
        <TestimonialSheet posted={actionData} />
      </div>
    </Survey>
  )
}
