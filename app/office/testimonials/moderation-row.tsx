import { useMay } from '#app/lib/admin-role'
import './moderation.css'
import { Icon } from '#app/ui/icon.tsx'
import { moderationCopy as copy } from '#content/moderation'
import { categoryLabels } from '#content/testimonials'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { Portrait } from '#app/features/testimonials/portrait.tsx'
import { QuoteText } from '#app/features/testimonials/quote-text.tsx'
import { RatingNodes } from '#app/features/testimonials/rating-nodes.tsx'
import type { ModerationAct } from './use-moderation.ts'

interface ModerationRowProps {
  testimonial: AdminTestimonial
  onAct: (act: ModerationAct) => void
}

const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })

/** A testimonial as moderators see it: hung into the line by a break until it is approved, then by a plate. */
export function ModerationRow({ testimonial, onAct }: ModerationRowProps) {
  const { name, role, company, rating, category, is_approved, is_sample, consent_wording } = testimonial
  const mayAct = useMay('editor')
  const nameId = `name-${testimonial.id}`
  return (
    <li
      className={is_approved ? 'moderated split moderated--approved' : 'moderated split'}
      tabIndex={-1}
      aria-labelledby={nameId}
    >
      <Icon name={is_approved ? 'repair' : 'break'} className="moderated__part" />
      <div className="moderated__who">
        <Portrait name={name} picture={testimonial.image_url} />
        <div>
          <h2 id={nameId}>{name}</h2>
          <p>{[role, company].filter(Boolean).join(', ')}</p>
          <p>
            <time dateTime={testimonial.created_at}>{dates.format(new Date(testimonial.created_at))}</time>
            {is_sample && <span className="moderated__sample">{copy.sample}</span>}
          </p>
        </div>
      </div>
      <div className="moderated__said">
        <blockquote>
          <QuoteText quote={testimonial.testimonial} />
        </blockquote>
        <p className="moderated__about row">
          {categoryLabels[category]}
          <RatingNodes rating={rating} />
        </p>
        {!is_sample &&
          (consent_wording === null ? (
            <p className="moderated__missing">
              <Icon name="break" />
              {copy.notAsked}
            </p>
          ) : (
            <p className="muted">
              {copy.mayPublish}
              {consent_wording}
            </p>
          ))}
      </div>
      {mayAct && (
        <div className="moderated__acts">
          <button
            type="button"
            className={is_approved ? 'btn btn--line btn--s' : 'btn btn--s moderated__approve'}
            onClick={() => onAct(is_approved ? 'unapprove' : 'approve')}
            aria-describedby={nameId}
          >
            {is_approved ? copy.acts.unapprove : copy.acts.approve}
          </button>
          <button
            type="button"
            className="btn btn--line btn--s moderated__delete"
            onClick={() => onAct('delete')}
            aria-describedby={nameId}
          >
            {copy.acts.delete}
          </button>
        </div>
      )}
    </li>
  )
}
