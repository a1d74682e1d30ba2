import './moderation.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { Portrait } from '#app/features/testimonials/portrait.tsx'
import { RatingNodes } from '#app/features/testimonials/rating-nodes.tsx'
import { dayText } from '#app/office/parts/format-when'
import { Icon } from '#app/ui/icon.tsx'
import { moderationCopy as copy } from '#content/office/moderation'
import { capitalized } from '#content/facts/capitalized'
import { categoryLabels } from '#content/facts/testimonials'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { Correction } from './correction.tsx'
import { ModeratedWords } from './moderated-words.tsx'
import { ModerationActions } from './moderation-actions.tsx'
import type { ModerationAction } from './use-moderation.ts'
import { PublicationSteps } from './vouching.tsx'

interface ModerationRowProps {
  testimonial: AdminTestimonial
  now: Date
  isAt: boolean
  onAt: () => void
  isCorrecting: boolean
  onCorrecting: (isCorrecting: boolean) => void
  onAction: (act: ModerationAction) => void
}

/** A testimonial for moderators: author, text, progress and actions. */
export function ModerationRow({
  testimonial,
  now,
  isAt,
  onAt,
  isCorrecting,
  onCorrecting,
  onAction,
}: ModerationRowProps) {
  const { id, name, role, company, rating, category, contact, created_at, is_sample } = testimonial
  const { is_approved, is_featured } = testimonial
  const nameId = `name-${id}`
  return (
    <li
      className={isAt ? 'moderated moderated--at' : 'moderated'}
      data-row={id}
      tabIndex={-1}
      aria-labelledby={nameId}
      onFocus={onAt}
    >
      <div className="moderated__who">
        <Portrait picture={testimonial.image_url} />
        <div>
          <h2 id={nameId} data-row-link="" tabIndex={-1}>
            {name}
          </h2>
          <p>{capitalized([role, company].filter(Boolean).join(', '))}</p>
          <p>
            <time dateTime={created_at}>{dayText(created_at, now)}</time>
            {is_sample && <span className="moderated__sample">{copy.sample}</span>}
          </p>
          <RatingNodes rating={rating} />
        </div>
      </div>
      <div className="moderated__said">
        {isCorrecting ? (
          <Correction testimonial={testimonial} onClose={() => onCorrecting(false)} />
        ) : (
          <ModeratedWords testimonial={testimonial} />
        )}
        {!is_approved && <PublicationSteps testimonial={testimonial} />}
        <Permission testimonial={testimonial} now={now} />
        <p className="sub">
          {categoryLabels[category]}. {is_approved && is_featured && `${copy.atTop}. `}
          {is_approved && contact?.isConfirmed === false && `${copy.steps.unconfirmed}. `}
          {contact && <Link to={`/admin/leads/${contact.id}`}>{copy.contact}</Link>}
        </p>
      </div>
      <ModerationActions
        testimonial={testimonial}
        nameId={nameId}
        onAction={onAction}
        onCorrect={() => onCorrecting(true)}
      />
    </li>
  )
}

/** The wording of the author's consent, or the state of the question for it; nothing for samples. */
function Permission({ testimonial, now }: Pick<ModerationRowProps, 'testimonial' | 'now'>) {
  const { is_sample, consent_wording, permission_asked_at, isQuestionUnsent, contact } = testimonial
  if (is_sample) return null
  if (consent_wording !== null)
    return (
      <p className="sub">
        {copy.mayPublish}
        {consent_wording}
      </p>
    )
  if (permission_asked_at !== null)
    return (
      <p className="sub">
        {isQuestionUnsent ? copy.askedUnsent : copy.asked(dayText(permission_asked_at, now))}
      </p>
    )
  return (
    <p className="moderated__missing">
      <Icon name="break" />
      {contact ? copy.notAsked : copy.nobodyToAsk}
    </p>
  )
}
