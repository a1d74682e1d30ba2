import { Head } from '#app/office/parts/head.tsx'
import { moderationCopy } from '#content/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'

const copy = moderationCopy.head

/** What waits, and how much of it may be published; where nothing waits, how much is on the site. */
export function ModerationHead({ testimonials }: { testimonials: readonly AdminTestimonial[] | undefined }) {
  if (!testimonials) return <Head hard={moderationCopy.title} />
  const pending = testimonials.filter(({ is_approved }) => !is_approved)
  if (pending.length === 0) return <Head hard={copy.onSite(testimonials.length)} />
  const ready = pending.filter(({ consent_wording, is_sample }) => is_sample || consent_wording !== null)
  return (
    <Head
      soft={copy.toRead(pending.length)}
      hard={ready.length > 0 ? copy.ready(ready.length) : copy.noneReady}
    />
  )
}
