import './story.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { testimonialsCopy as copy } from '#content/pages/testimonials'
import { categoryLabels } from '#content/facts/testimonials'
import type { PublishedTestimonial } from '#contracts/list-testimonials'
import { Portrait } from './portrait.tsx'
import { QuoteSource } from './quote-source.tsx'
import { isLong, QuoteText } from './quote-text.tsx'
import { RatingNodes } from './rating-nodes.tsx'

/** A testimonial, with the slug of the case study that quotes it. */
export type ListedStory = PublishedTestimonial & { study: string | undefined }

/** One testimonial of the public list, with who said it and about what. */
export function Story({ story, isLarge = false }: { story: ListedStory; isLarge?: boolean }) {
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
          {story.study && (
            <Link className="more" to={`/case-studies/${story.study}`}>
              {copy.story}
              <Icon name="go" />
            </Link>
          )}
        </span>
      </figcaption>
    </figure>
  )
}
