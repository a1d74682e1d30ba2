import './story.css'
import { categoryLabels } from '#content/facts/testimonials'
import type { PublishedTestimonial } from '#contracts/list-testimonials'
import { Portrait } from './portrait.tsx'
import { QuoteSource } from './quote-source.tsx'
import { isLong, QuoteText } from './quote-text.tsx'
import { RatingNodes } from './rating-nodes.tsx'

/** One testimonial of the public list, with who said it and about what. */
export function Story({ story, isLarge = false }: { story: PublishedTestimonial; isLarge?: boolean }) {
  const size = isLong(story.testimonial) ? 'story--long' : isLarge ? 'story--large' : ''
  return (
    <figure className={`story ${size}`}>
      <blockquote>
        <QuoteText quote={story.testimonial} />
      </blockquote>
      <figcaption>
        <Portrait picture={story.image_url} />
        <span>
          <QuoteSource quote={story} />
          <span className="story__about row fine">
            {categoryLabels[story.category]}
            <RatingNodes rating={story.rating} />
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
