import './moderation.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { type MoreAction, MoreMenu } from '#app/office/parts/more-menu.tsx'
import { moderationCopy } from '#content/office/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import type { ModerationAction } from './use-moderation.ts'

const copy = moderationCopy.acts

interface ModerationActionsProps {
  testimonial: AdminTestimonial
  /** The id of the element that names the author. */
  nameId: string
  onAction: (act: ModerationAction) => void
  onCorrect: () => void
}

/** The actions for a testimonial, the next one first. */
export function ModerationActions({ testimonial, nameId, onAction, onCorrect }: ModerationActionsProps) {
  const canAct = useMay('editor')
  const { name, contact, is_approved, is_featured, is_sample, consent_wording, permission_asked_at } =
    testimonial
  if (!canAct) return null
  const isReady = is_sample || consent_wording !== null
  const about = { type: 'button', 'aria-describedby': nameId } as const
  const more: MoreAction[] = [
    { name: copy.correct, run: onCorrect },
    ...(is_approved
      ? [
          {
            name: is_featured ? copy.unfeature : copy.feature,
            run: () => onAction(is_featured ? 'unfeature' : 'feature'),
          },
          { name: copy.delete, run: () => onAction('delete'), isBad: true },
        ]
      : []),
  ]
  return (
    <div className={is_approved ? 'moderated__acts moderated__acts--quiet' : 'moderated__acts'}>
      {!isReady &&
        (contact ? (
          <button {...about} className="btn btn--line" onClick={() => onAction('ask')}>
            {permission_asked_at === null ? copy.ask : copy.askAgain}
          </button>
        ) : (
          <Link
            className="btn btn--line"
            aria-describedby={nameId}
            to={`/admin/forms?${new URLSearchParams({ view: 'without_address', q: name })}`}
          >
            {copy.whose}
          </Link>
        ))}
      <button
        {...about}
        className={is_approved ? 'text-btn' : isReady ? 'btn btn--ok' : 'btn btn--line'}
        onClick={() => onAction(is_approved ? 'unapprove' : 'approve')}
      >
        {is_approved ? copy.unapprove : copy.approve}
      </button>
      {!is_approved && (
        <button {...about} className="btn btn--line" onClick={() => onAction('delete')}>
          {copy.delete}
        </button>
      )}
      <MoreMenu acts={more} about={name} isQuiet />
    </div>
  )
}
