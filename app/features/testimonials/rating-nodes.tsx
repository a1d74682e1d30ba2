import './quote-text.css'
const steps = [1, 2, 3, 4, 5] as const

/** A rating from 1 to 5 as nodes of the line, filled up to the rating. */
export function RatingNodes({ rating }: { rating: number }) {
  return (
    <span className="rated" role="img" aria-label={`Rated ${rating} of 5`}>
      {steps.map((step) => (
        <i key={step} className={step <= rating ? 'on' : undefined} />
      ))}
    </span>
  )
}
