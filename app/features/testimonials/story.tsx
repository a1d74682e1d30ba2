import { Icon } from '#app/ui/icon.tsx'
import type { Quote } from '#content/quotes'
import { quoteLimit } from '#content/testimonials'
import { QuoteSource } from './quote-source.tsx'

/** The quote up to the last whole word within the limit. */
function beginningOf(quote: string): string {
  const cut = quote.slice(0, quoteLimit)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** One testimonial. A long quote opens and closes without script (S1 §2, Read More and Read Less). */
export function Story({ testimonial }: { testimonial: Quote & { category: string } }) {
  const quote = testimonial.testimonial
  const isLong = quote.length > quoteLimit
  return (
    <li className={isLong ? 'story story--long' : 'story'} data-category={testimonial.category}>
      <Icon name="repair" className="story__plate" />
      <figure>
        <blockquote>
          {isLong ? (
            <details>
              <summary>
                <span className="story__start">“{beginningOf(quote)}”</span>
                <span className="story__toggle">
                  <span className="story__more">Read More</span>
                  <span className="story__less">Read Less</span>
                </span>
              </summary>
              <p>“{quote}”</p>
            </details>
          ) : (
            <p>“{quote}”</p>
          )}
        </blockquote>
        <QuoteSource quote={testimonial} />
      </figure>
    </li>
  )
}
