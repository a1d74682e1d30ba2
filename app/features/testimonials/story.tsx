import './story.css'
import { Icon } from '#app/ui/icon.tsx'
import { categoryLabels } from '#content/facts/testimonials'
import type { PublishedTestimonial } from '#contracts/list-testimonials'
import { Portrait } from './portrait.tsx'
import { QuoteSource } from './quote-source.tsx'
import { isLong, QuoteText } from './quote-text.tsx'
import { RatingNodes } from './rating-nodes.tsx'

/** One testimonial of the public list, with who said it and about what. */
export function Story({ story }: { story: PublishedTestimonial }) {
  return (
    <li className={isLong(story.testimonial) ? 'story story--long' : 'story'}>
      <Icon name="repair" className="story__plate" />
      <figure>
        <blockquote>
          <QuoteText quote={story.testimonial} />
        </blockquote>
        <figcaption>
          <Portrait name={story.name} picture={story.image_url} />
          <span>
            <QuoteSource quote={story} />
            <span className="story__about row fine">
              {categoryLabels[story.category]}
              <RatingNodes rating={story.rating} />
            </span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
