import type { Quote } from '#content/quotes'

/** Who said it. A sample says that it is one. */
export function QuoteSource({ quote: { name, role, company, isSample } }: { quote: Quote }) {
  return (
    <figcaption>
      {[name, role, company].filter(Boolean).join(', ')}
      {isSample && <span className="muted"> (sample)</span>}
    </figcaption>
  )
}
