import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { formatCount } from '#app/office/list/format-count'
import { Head } from '#app/office/parts/head.tsx'
import { moderationCopy } from '#content/office/moderation'
import type { OutputOf } from '#contracts/contract'
import type { Count } from '#contracts/count'
import type { getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { CopyLink } from '#app/office/parts/copy-link.tsx'

const copy = moderationCopy.head

type Totals = OutputOf<typeof getAdminTestimonials>['totals']

/**
 * A headline with the pending testimonials and how many of those may be published, otherwise the published ones; and the
 * ways to get one from a client, unless the empty list offers them.
 */
export function ModerationHead({ totals, isEmpty }: { totals: Totals | undefined; isEmpty: boolean }) {
  const mayEdit = useMay('editor')
  return (
    <Head {...sentenceOf(totals)}>
      {mayEdit && !isEmpty && (
        <>
          {totals?.pending.value === 0 && (
            <Link className="btn" to="/admin/leads?view=clients">
              {moderationCopy.askClient}
            </Link>
          )}
          <CopyLink path="/testimonials/submit" copy={moderationCopy.formLink} className="btn btn--line" />
        </>
      )}
    </Head>
  )
}

function sentenceOf(totals: Totals | undefined) {
  if (!totals) return { strong: moderationCopy.title }
  const { pending, approved, ready, samples } = totals
  if (pending.value === 0) {
    const live = copy.live(...inWords(approved))
    if (samples.value === 0) return { strong: live }
    const isAll = samples.value === approved.value
    return { muted: live, strong: isAll ? copy.allSamples : copy.samples(...inWords(samples)) }
  }
  return {
    muted: copy.toRead(...inWords(pending)),
    strong: ready.value > 0 ? copy.ready(...inWords(ready)) : copy.noneReady,
  }
}

const inWords = (count: Count): [count: number, figures: string] => [count.value, formatCount(count)]
