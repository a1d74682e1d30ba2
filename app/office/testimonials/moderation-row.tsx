import './moderation.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { Portrait } from '#app/features/testimonials/portrait.tsx'
import { RatingNodes } from '#app/features/testimonials/rating-nodes.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { moderationCopy as copy } from '#content/moderation'
import { categoryLabels } from '#content/testimonials'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { Correction, ModeratedWords } from './moderated-words.tsx'
import type { ModerationAct } from './use-moderation.ts'
import { Vouching } from './vouching.tsx'

interface ModerationRowProps {
  testimonial: AdminTestimonial
  isAt: boolean
  onAt: () => void
  isCorrecting: boolean
  onCorrecting: (isCorrecting: boolean) => void
  onAct: (act: ModerationAct) => void
}

const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })

/** A testimonial as moderators see it: who, what they said, how far that has come, and what can be done with it. */
export function ModerationRow({
  testimonial,
  isAt,
  onAt,
  isCorrecting,
  onCorrecting,
  onAct,
}: ModerationRowProps) {
  const {
    id,
    name,
    role,
    company,
    rating,
    category,
    contact,
    is_sample,
    consent_wording,
    permission_asked_at,
    isQuestionUnsent,
  } = testimonial
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
        <Portrait name={name} picture={testimonial.image_url} />
        <div>
          <h2 id={nameId} data-row-link="" tabIndex={-1}>
            {name}
          </h2>
          <p>{[role, company].filter(Boolean).join(', ')}</p>
          <p>
            <time dateTime={testimonial.created_at}>{dates.format(new Date(testimonial.created_at))}</time>
            {is_sample && <span className="moderated__sample">{copy.sample}</span>}
          </p>
          <RatingNodes rating={rating} />
        </div>
      </div>
      <div className="moderated__said">
        {isCorrecting ? (
          <Correction
            testimonial={testimonial}
            onSave={(words) => onAct({ correct: words })}
            onCancel={() => onCorrecting(false)}
          />
        ) : (
          <ModeratedWords testimonial={testimonial} />
        )}
        <Vouching testimonial={testimonial} />
        <p className="moderated__about">
          {categoryLabels[category]}.{' '}
          {contact && <Link to={`/admin/leads/${contact.id}`}>{copy.contact}</Link>}
        </p>
        {!is_sample &&
          (consent_wording !== null ? (
            <p className="muted">
              {copy.mayPublish}
              {consent_wording}
            </p>
          ) : permission_asked_at !== null ? (
            <p className="muted">
              {isQuestionUnsent ? copy.askedUnsent : copy.asked(dates.format(new Date(permission_asked_at)))}
            </p>
          ) : (
            <p className="moderated__missing">
              <Icon name="break" />
              {contact ? copy.notAsked : copy.nobodyToAsk}
            </p>
          ))}
      </div>
      <Acts testimonial={testimonial} nameId={nameId} onAct={onAct} onCorrect={() => onCorrecting(true)} />
    </li>
  )
}

interface ActsProps extends Pick<ModerationRowProps, 'testimonial' | 'onAct'> {
  nameId: string
  onCorrect: () => void
}

function Acts({ testimonial, nameId, onAct, onCorrect }: ActsProps) {
  const mayAct = useMay('editor')
  const { contact, is_approved, is_featured, is_sample, consent_wording, permission_asked_at } = testimonial
  if (!mayAct) return null
  const isReady = is_sample || consent_wording !== null
  const about = { type: 'button', 'aria-describedby': nameId } as const
  return (
    <div className="moderated__acts">
      {!isReady &&
        (contact ? (
          <button {...about} className="btn btn--line" onClick={() => onAct('ask')}>
            {permission_asked_at === null ? copy.acts.ask : copy.acts.askAgain}
          </button>
        ) : (
          <Link
            className="btn btn--line"
            aria-describedby={nameId}
            to={`/admin/forms?${new URLSearchParams({ view: 'without_address', q: testimonial.name })}`}
          >
            {copy.acts.whose}
          </Link>
        ))}
      <button
        {...about}
        className={is_approved || !isReady ? 'btn btn--line' : 'btn btn--ok'}
        onClick={() => onAct(is_approved ? 'unapprove' : 'approve')}
      >
        {is_approved ? copy.acts.unapprove : copy.acts.approve}
      </button>
      <button {...about} className="btn btn--line" onClick={() => onAct('delete')}>
        {copy.acts.delete}
      </button>
      {is_approved && (
        <button {...about} className="text-btn" onClick={() => onAct(is_featured ? 'unfeature' : 'feature')}>
          {is_featured ? copy.acts.unfeature : copy.acts.feature}
        </button>
      )}
      <button {...about} className="text-btn" onClick={onCorrect}>
        {copy.acts.correct}
      </button>
    </div>
  )
}
