import './quotes.css'
import './quote-text.css'
import { quoteLimit } from '#content/facts/testimonials'

export const isLong = (quote: string) => quote.length > quoteLimit

/** The quote up to the last whole word within the limit. */
function beginningOf(quote: string): string {
  const cut = quote.slice(0, quoteLimit)
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`
}

/** The quote. A long one opens and closes without script (behavior 11.3, Read More and Read Less). */
export function QuoteText({ quote }: { quote: string }) {
  if (!isLong(quote)) return <p>“{quote}”</p>
  return (
    <details className="long-quote">
      <summary>
        <span className="long-quote__start">“{beginningOf(quote)}”</span>
        <span className="long-quote__toggle">
          <span className="long-quote__more">Read More</span>
          <span className="long-quote__less">Read Less</span>
        </span>
      </summary>
      <p>“{quote}”</p>
    </details>
  )
}
