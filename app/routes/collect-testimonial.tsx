import '#app/styles/form-place.css'
import { FormPlace } from '#app/blocks/form-place.tsx'
import { Survey } from '#app/blocks/survey.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { collectTestimonialPage, submitTestimonialCopy } from '#content/pages/testimonials-submit'

export const meta = () => pageMeta(collectTestimonialPage)

export default function Page() {
  return (
    <Survey title={collectTestimonialPage.title} {...submitTestimonialCopy}>
      <FormPlace
        fields={submitTestimonialCopy.fields}
        action="Send it by email"
        subject={collectTestimonialPage.title}
      />
    </Survey>
  )
}
