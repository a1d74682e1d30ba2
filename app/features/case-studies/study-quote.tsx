import type { PublicCaseStudy } from '#contracts/case-study'

type Quoted = Pick<PublicCaseStudy, 'testimonial_quote' | 'testimonial_author' | 'testimonial_role'>

/** What the client says of it, and who said it. */
export function StudyQuote({ study }: { study: Quoted }) {
  if (!study.testimonial_quote) return null
  const source = [study.testimonial_author, study.testimonial_role].filter(Boolean).join(', ')
  return (
    <figure className="said">
      <blockquote>
        <p>“{study.testimonial_quote}”</p>
      </blockquote>
      {source && <figcaption className="fine">{source}</figcaption>}
    </figure>
  )
}
