import { describeFailure } from '#app/office/frame/describe-failure.tsx'
import { toast } from '#app/ui/toast'
import { useAction } from '#app/office/frame/use-action'
import { moderationCopy } from '#content/office/moderation'
import { askPermission } from '#contracts/ask-permission'
import type { Count } from '#contracts/count'
import type { OutputOf } from '#contracts/contract'
import { featureTestimonial } from '#contracts/feature-testimonial'
import type { AdminTestimonial, getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { updateTestimonialStatus } from '#contracts/update-testimonial-status'

type Answer = OutputOf<typeof getAdminTestimonials>

const { successMessages } = moderationCopy
const topics = ['testimonial-queue'] as const

export type ModerationAction = 'approve' | 'unapprove' | 'delete' | 'feature' | 'unfeature' | 'ask'

/** Returns the function that runs a moderator's action on a testimonial (behavior 14.2). */
export function useModeration(): (testimonial: AdminTestimonial, act: ModerationAction) => void {
  const status = useAction(updateTestimonialStatus, {
    topics,
    successMessage: ({ message }) => message,
    optimisticUpdate: (data, input) =>
      withRowMoved(data as Answer, input.id, 'isApproved' in input && input.isApproved),
    onFailure: (error) => showFailure(successMessages.notUpdated, error),
  })
  const remove = useAction(updateTestimonialStatus, {
    topics,
    successMessage: ({ message }) => message,
    optimisticUpdate: (data, { id }) => withRowMoved(data as Answer, id),
    onFailure: (error) => showFailure(successMessages.notDeleted, error),
  })
  const feature = useAction(featureTestimonial, {
    topics,
    successMessage: (_, { isFeatured }) =>
      isFeatured ? successMessages.featured : successMessages.unfeatured,
    optimisticUpdate: (data, { id, isFeatured }) => withRow(data as Answer, id, { is_featured: isFeatured }),
    onFailure: (error) => showFailure(successMessages.notUpdated, error),
  })
  const ask = useAction(askPermission, {
    topics,
    successMessage: () => successMessages.asked,
    optimisticUpdate: (data, { id }) =>
      withRow(data as Answer, id, { permission_asked_at: new Date().toISOString(), isQuestionUnsent: true }),
    onFailure: (error) => showFailure(successMessages.notAsked, error),
  })
  return ({ id }, act) => {
    if (act === 'delete') remove.act({ id, action: 'delete' })
    else if (act === 'ask') ask.act({ id })
    else if (act === 'feature' || act === 'unfeature') feature.act({ id, isFeatured: act === 'feature' })
    else status.act({ id, isApproved: act === 'approve' })
  }
}

/** Shows the failure in a toast. Returns true, as `onFailure` does when no other message is needed. */
function showFailure(title: string, error: unknown): true {
  toast({ title, description: describeFailure(error), tone: 'destructive' })
  return true
}

const withRow = (answer: Answer, id: string, change: Partial<AdminTestimonial>): Answer => ({
  ...answer,
  data: answer.data.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

/**
 * The optimistic update for a row that leaves its list: removes it and adjusts the totals.
 * @param isApproved the list it moves to; undefined if it is deleted
 */
function withRowMoved(answer: Answer, id: string, isApproved?: boolean): Answer {
  const row = answer.data.find((each) => each.id === id)
  if (!row) return answer
  const { totals, count } = answer
  const isReady = row.is_sample || row.consent_wording !== null
  const pending = Number(isApproved === false) - Number(!row.is_approved)
  const approved = Number(isApproved === true) - Number(row.is_approved)
  return {
    ...answer,
    data: answer.data.filter((each) => each !== row),
    count: plus(count, -1),
    totals: {
      pending: plus(totals.pending, pending),
      approved: plus(totals.approved, approved),
      ready: plus(totals.ready, isReady ? pending : 0),
      samples: plus(totals.samples, row.is_sample ? approved : 0),
    },
  }
}

const plus = ({ value, exact }: Count, by: number): Count => ({ value: value + by, exact })
