import './figures.css'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import { QuoteSource } from '#app/features/testimonials/quote-source.tsx'
import { results } from '#content/pages/parts/home-sections'
import type { Quote } from '#content/pages/parts/quotes'
import { SpineSection } from './spine-section.tsx'

/** The results stats with one founder's quote, on the page's one dark band. */
export function ResultFigures({ quote }: { quote: Quote }) {
  return (
    <SpineSection
      number={5}
      id="results"
      title={results.title}
      lead={
        <>
          {results.lead}{' '}
          <span className="figures__how fine">
            {results.ceos} <HowWeCount of="ceos" />
          </span>
        </>
      }
      className="band sec--quiet"
    >
      <div className="figures">
        <dl>
          {results.stats.map(({ figure, caption, basis }) => (
            <div key={caption}>
              <dt>
                {caption}
                <span className="figures__basis fine">{basis}</span>
              </dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
        <figure>
          <blockquote>
            <p>“{quote.testimonial}”</p>
          </blockquote>
          <figcaption>
            <QuoteSource quote={quote} />
          </figcaption>
        </figure>
      </div>
    </SpineSection>
  )
}
