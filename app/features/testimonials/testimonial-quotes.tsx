import './quotes.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { testimonials } from '#content/pages/parts/home-sections'
import type { Quote } from '#content/pages/parts/quotes'
import { QuoteSource } from './quote-source.tsx'
import { isLong, QuoteText } from './quote-text.tsx'

/** Testimonials without a filter (behavior 4.1), the first of them large; nothing for an empty list. */
export function TestimonialQuotes({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <section className="wrap spaced quotes" aria-labelledby="quotes-title">
      <header className="row">
        <h2 id="quotes-title">{testimonials.title}</h2>
        <Link className="more" to="/testimonials">
          {testimonials.link}
          <Icon name="go" />
        </Link>
      </header>
      <ul className="split">
        {quotes.map((quote) => (
          <li key={quote.id} className={isLong(quote.testimonial) ? 'quotes__long' : undefined}>
            <figure>
              <blockquote>
                <QuoteText quote={quote.testimonial} />
              </blockquote>
              <figcaption>
                <QuoteSource quote={quote} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
