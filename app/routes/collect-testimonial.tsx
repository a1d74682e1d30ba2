import { Survey } from '#app/blocks/survey.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { collectTestimonialPage, submitTestimonialCopy } from '#content/pages/testimonials-submit'

export const meta = () => pageMeta(collectTestimonialPage)

export default function Page() {
  return <Survey title={collectTestimonialPage.title} {...submitTestimonialCopy} action="Send it by email" />
}
