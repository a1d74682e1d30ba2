import type { Quote } from '#content/pages/parts/quotes'

/** The quote's author. A sample is labelled as one. */
export function QuoteSource({ quote: { name, role, company, is_sample } }: { quote: Quote }) {
  return (
    <span className="source">
      {[name, role, company].filter(Boolean).join(', ')}
      {is_sample && <span className="muted"> (sample)</span>}
    </span>
  )
}
