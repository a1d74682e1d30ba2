import type { PublicCaseStudy } from '#contracts/case-study'

type Quoted = Pick<
  PublicCaseStudy,
  'testimonial_quote' | 'testimonial_author' | 'testimonial_role' | 'is_sample'
>

/** The client's quote and its author. A sample is labelled as one. */
export function StudyQuote({ study }: { study: Quoted }) {
  if (!study.testimonial_quote) return null
  const who = [study.testimonial_author, study.testimonial_role].filter(Boolean).join(', ')
  const source = study.is_sample ? `${who} (sample)`.trim() : who
  return (
    <figure className="said">
      <blockquote>
        <p>“{study.testimonial_quote}”</p>
      </blockquote>
      {source && <figcaption className="fine">{source}</figcaption>}
    </figure>
  )
}
