import '#app/office/parts/desk.css'
import { type FormEvent, useId } from 'react'
import { QuoteText } from '#app/features/testimonials/quote-text.tsx'
import { moderationCopy } from '#content/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { wordChanges } from './word-changes.ts'

const copy = moderationCopy.correction

/** What was said; a correction is shown as one. */
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

interface CorrectionProps {
  testimonial: AdminTestimonial
  onSave: (words: string) => void
  onCancel: () => void
}

/** A field for the corrected words. */
export function Correction({ testimonial: { testimonial }, onSave, onCancel }: CorrectionProps) {
  const id = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('words')
    if (typeof words === 'string' && words.trim() !== '') onSave(words)
  }
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor={id}>
        {copy.label} <span className="field__hint">{copy.hint}</span>
      </label>
      <textarea
        id={id}
        name="words"
        rows={5}
        required
        maxLength={10_000}
        defaultValue={testimonial}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever pressed the button wants to write here.
        autoFocus
      />
      <p className="row-of">
        <button type="submit" className="btn">
          {copy.save}
        </button>
        <button type="button" className="text-btn" onClick={onCancel}>
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
