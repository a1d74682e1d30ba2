import type { Quote } from '#content/quotes'

/** Who said it. A sample says that it is one. */
export function QuoteSource({ quote: { name, role, company, is_sample } }: { quote: Quote }) {
  return (
    <span className="source">
      {[name, role, company].filter(Boolean).join(', ')}
      {is_sample && <span className="muted"> (sample)</span>}
    </span>
  )
}
