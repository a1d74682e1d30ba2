import { useState } from 'react'
import { Link } from 'react-router'
import type { PostedForm } from '#app/lib/form-action'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { submitTestimonialCopy as copy } from '#content/pages/testimonials-submit'
import { nextPages } from '#content/pages/parts/next-pages'
import type { OutputOf } from '#contracts/contract'
import type { submitTestimonial } from '#contracts/submit-testimonial'
import { TestimonialForm } from './testimonial-form.tsx'

/** The form, then the thank-you screen in its place (behavior 9.7). */
export function TestimonialSheet({
  posted,
}: {
  posted: PostedForm<OutputOf<typeof submitTestimonial>> | undefined
}) {
  const [isSent, setIsSent] = useState(posted?.result !== undefined)
  if (!isSent) return <TestimonialForm posted={posted} onSent={() => setIsSent(true)} />
  return (
    <Thanks title={copy.thanks.title}>
      <p>{copy.thanks.text}</p>
      <Link className="btn btn--line" to="/">
        {copy.thanks.home}
      </Link>
      <NextSteps ways={[nextPages.score, nextPages.caseStudies]} />
    </Thanks>
  )
}
