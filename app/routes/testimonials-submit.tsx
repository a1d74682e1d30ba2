import { Survey } from '#app/blocks/survey.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { submitTestimonialPage, submitTestimonialCopy } from '#content/pages/testimonials-submit'

export const meta = () => pageMeta(submitTestimonialPage)

export default function Page() {
  return <Survey title={submitTestimonialPage.title} {...submitTestimonialCopy} action="Send it by email" />
}
