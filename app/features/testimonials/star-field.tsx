import './testimonial-form.css'
import type { SubmissionForm } from '#app/lib/use-submission-form'
import { FieldError } from '#app/ui/field-error.tsx'

const ratings = [1, 2, 3, 4, 5] as const
const defaultRating = 5

/** The rating: a radio group whose stars fill up to the chosen one (behavior 9.7). Arrow keys work too. */
export function StarField({ form, name, label }: { form: SubmissionForm; name: string; label: string }) {
  const chosen = Number(form.postedValues(name)[0] ?? defaultRating)
  return (
    <fieldset className="field stars" role="radiogroup" {...form.faultProps(name)}>
      <legend>{label}</legend>
      <div className="stars__row row">
        {ratings.map((rating) => (
          <label key={rating} className="star">
            <input type="radio" name={name} value={rating} defaultChecked={rating === chosen} required />
            <span className="vh">{rating === 1 ? '1 star' : `${rating} stars`}</span>
          </label>
        ))}
        <span className="stars__value" aria-hidden="true">
          {ratings.map((rating) => (
            <span key={rating} data-rating={rating}>
              {rating} of 5
            </span>
          ))}
        </span>
      </div>
      <FieldError id={form.errorId(name)} message={form.errors[name]} />
    </fieldset>
  )
}
