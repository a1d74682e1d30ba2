import { QuoteText } from '#app/features/testimonials/quote-text.tsx'
import { moderationCopy } from '#content/office/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { wordChanges } from './word-changes.ts'

const copy = moderationCopy.correction

/** The testimonial's text, with corrections marked. */
export function ModeratedWords({ testimonial: { testimonial, written } }: { testimonial: AdminTestimonial }) {
  if (written === null)
    return (
      <blockquote>
        <QuoteText quote={testimonial} />
      </blockquote>
    )
  return (
    <>
      <blockquote>
        <p>
          {wordChanges(written, testimonial).map(
            ({ kind, text }, index) =>
              // oxlint-disable react/no-array-index-key -- The parts of one text, in its order.
              kind === 'same' ? (
                <span key={index}>{text}</span>
              ) : kind === 'gone' ? (
                <del key={index}>{text}</del>
              ) : (
                <ins key={index}>{text}</ins>
              ),
            // oxlint-enable react/no-array-index-key
          )}
        </p>
      </blockquote>
      <p className="muted">{copy.note}</p>
    </>
  )
}
