import './moderation.css'
import { Head } from '#app/office/parts/head.tsx'
import { moderationCopy as copy } from '#content/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'

/** What waits, and how much of it may be published; with the counts of all. */
export function ModerationHead({ testimonials }: { testimonials: readonly AdminTestimonial[] | undefined }) {
  const all = testimonials ?? []
  const pending = all.filter(({ is_approved }) => !is_approved)
  const ready = pending.filter(({ consent_wording, is_sample }) => is_sample || consent_wording !== null)
  const approved = all.length - pending.length
  const counts = { pending: pending.length, approved, total: all.length }
  const { head } = copy
  const [soft, hard] = !testimonials
    ? [undefined, copy.title]
    : pending.length === 0
      ? [head.nothing, head.onSite(approved)]
      : [head.toRead(pending.length), ready.length > 0 ? head.ready(ready.length) : head.noneReady]
  return (
    <Head soft={soft} hard={hard}>
      <dl className="moderation__counts">
        {(['pending', 'approved', 'total'] as const).map((name) => (
          <div key={name} className={`moderation__count--${name}`}>
            <dt>{copy.counters[name]}</dt>
            <dd className="num">{testimonials ? counts[name] : '–'}</dd>
          </div>
        ))}
      </dl>
    </Head>
  )
}
