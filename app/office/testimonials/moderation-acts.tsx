import './moderation.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { type MoreAct, MoreMenu } from '#app/office/parts/more-menu.tsx'
import { moderationCopy } from '#content/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import type { ModerationAct } from './use-moderation.ts'

const copy = moderationCopy.acts

interface ModerationActsProps {
  testimonial: AdminTestimonial
  /** The id of the element that says whose it is. */
  nameId: string
  onAct: (act: ModerationAct) => void
  onCorrect: () => void
}

/** What can be done with a testimonial, the next thing first. */
export function ModerationActs({ testimonial, nameId, onAct, onCorrect }: ModerationActsProps) {
  const mayAct = useMay('editor')
  const { name, contact, is_approved, is_featured, is_sample, consent_wording, permission_asked_at } =
    testimonial
  if (!mayAct) return null
  const isReady = is_sample || consent_wording !== null
  const about = { type: 'button', 'aria-describedby': nameId } as const
  const more: MoreAct[] = [
    { name: copy.correct, run: onCorrect },
    ...(is_approved
      ? [
          {
            name: is_featured ? copy.unfeature : copy.feature,
            run: () => onAct(is_featured ? 'unfeature' : 'feature'),
          },
        ]
      : []),
  ]
  return (
    <div className="moderated__acts">
      {!isReady &&
        (contact ? (
          <button {...about} className="btn btn--line" onClick={() => onAct('ask')}>
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
        className={is_approved || !isReady ? 'btn btn--line' : 'btn btn--ok'}
        onClick={() => onAct(is_approved ? 'unapprove' : 'approve')}
      >
        {is_approved ? copy.unapprove : copy.approve}
      </button>
      <button {...about} className="btn btn--line" onClick={() => onAct('delete')}>
        {copy.delete}
      </button>
      <MoreMenu acts={more} about={name} isQuiet />
    </div>
  )
}
