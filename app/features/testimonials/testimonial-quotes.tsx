import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { testimonials } from '#content/home-sections'
import type { Quote } from '#content/quotes'
import { QuoteSource } from './quote-source.tsx'

const shownAtMost = 3

/** Testimonials without a filter (S1 §2): at most three, the first of them large. */
export function TestimonialQuotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <section className="wrap quotes" aria-labelledby="quotes-title">
      <header>
        <h2 id="quotes-title">{testimonials.title}</h2>
        <Link className="more" to="/testimonials">
          {testimonials.link}
          <Icon name="go" />
        </Link>
      </header>
      <ul>
        {quotes.slice(0, shownAtMost).map((quote) => (
          <li key={quote.id}>
            <figure>
              <blockquote>
                <p>“{quote.testimonial}”</p>
              </blockquote>
              <QuoteSource quote={quote} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
