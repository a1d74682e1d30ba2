import '#app/styles/form-place.css'
import { FormPlace } from '#app/blocks/form-place.tsx'
import { Survey } from '#app/blocks/survey.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { submitTestimonialPage, submitTestimonialCopy } from '#content/pages/testimonials-submit'

export const meta = () => pageMeta(submitTestimonialPage)

export default function Page() {
  return (
    <Survey title={submitTestimonialPage.title} {...submitTestimonialCopy}>
      <FormPlace
        fields={submitTestimonialCopy.fields}
        action="Send it by email"
        subject={submitTestimonialPage.title}
      />
    </Survey>
  )
}
