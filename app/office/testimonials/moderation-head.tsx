import { formatCount } from '#app/office/list/format-count'
import { Head } from '#app/office/parts/head.tsx'
import { moderationCopy } from '#content/office/moderation'
import type { OutputOf } from '#contracts/contract'
import type { Count } from '#contracts/count'
import type { getAdminTestimonials } from '#contracts/get-admin-testimonials'

const copy = moderationCopy.head

/** How many testimonials wait and how many of them may be published; otherwise how many are published. */
export function ModerationHead({
  totals,
}: {
  totals: OutputOf<typeof getAdminTestimonials>['totals'] | undefined
}) {
  if (!totals) return <Head strong={moderationCopy.title} />
  const { pending, approved, ready } = totals
  if (pending.value === 0) return <Head strong={copy.onSite(...inWords(approved))} />
  return (
    <Head
      muted={copy.toRead(...inWords(pending))}
      strong={ready.value > 0 ? copy.ready(...inWords(ready)) : copy.noneReady}
    />
  )
}

const inWords = (count: Count): [count: number, figures: string] => [count.value, formatCount(count)]
