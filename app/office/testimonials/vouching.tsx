import './vouching.css'
import { Mark } from '#app/office/parts/mark.tsx'
import { moderationCopy } from '#content/office/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'

const copy = moderationCopy.steps

/** The steps of a pending testimonial to publication; each is done, open, or broken because something is missing. */
export function PublicationSteps({ testimonial }: { testimonial: AdminTestimonial }) {
  const { contact, consent_wording, permission_asked_at, is_sample, isQuestionUnsent } = testimonial
  const mayBePublished = is_sample || consent_wording !== null
  return (
    <ol className="vouching">
      <Step state="done">{copy.written}</Step>
      {contact?.isConfirmed ? (
        <Step state="done">{copy.confirmed}</Step>
      ) : (
        <Step state="open">{contact ? copy.unconfirmed : copy.noAddress}</Step>
      )}
      {mayBePublished ? (
        <Step state="done">{copy.may}</Step>
      ) : permission_asked_at === null ? (
        <Step state="missing">{copy.notAsked}</Step>
      ) : (
        <Step state="open">{isQuestionUnsent ? copy.askedUnsent : copy.asked}</Step>
      )}
      <Step state="end">{copy.onSite}</Step>
    </ol>
  )
}

function Step({ state, children }: { state: 'done' | 'open' | 'missing' | 'end'; children: string }) {
  return (
    <li className={`vouching__${state}`}>
      {state === 'missing' ? <Mark name="break" /> : <i />}
      <span>{children}</span>
    </li>
  )
}
