import { copyText } from '#app/office/parts/copy-text'
import { moderationCopy } from '#content/office/moderation'

const copy = moderationCopy.formLink

/** Copies the address of the public testimonial form, to be sent to a client. */
export const CopyFormLink = ({ className }: { className: 'btn btn--line' | 'text-btn' }) => (
  <button
    type="button"
    className={className}
    onClick={() => void copyText(new URL('/testimonials/submit', location.href).href, copy)}
  >
    {copy.copy}
  </button>
)
