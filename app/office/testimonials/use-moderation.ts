import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { sayDone } from '#app/office/frame/say-done.tsx'
import { dismissFailures, toast } from '#app/ui/toast'
import { moderationCopy } from '#content/moderation'
import { askPermission } from '#contracts/ask-permission'
import type { OutputOf } from '#contracts/contract'
import { correctTestimonial } from '#contracts/correct-testimonial'
import { featureTestimonial } from '#contracts/feature-testimonial'
import { type AdminTestimonial, getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { updateTestimonialStatus } from '#contracts/update-testimonial-status'

const queryKey = ['testimonial-queue', getAdminTestimonials.name]
const { said } = moderationCopy

export type ModerationAct =
  | 'approve'
  | 'unapprove'
  | 'delete'
  | 'feature'
  | 'unfeature'
  | 'ask'
  | { correct: string }

/** Changes what is shown at once; undoes that when the server refuses. */
type Moderate = (testimonial: AdminTestimonial, act: ModerationAct) => void

interface Acting {
  testimonial: AdminTestimonial
  act: ModerationAct
}

/**
 * The acts of moderators on their list (S1 §4, §8).
 * @param onCorrected called with each testimonial whose correction the server has taken
 */
export function useModeration(onCorrected: (id: string) => void): Moderate {
  const client = useQueryClient()
  const change = (edit: (list: readonly AdminTestimonial[]) => AdminTestimonial[]) =>
    client.setQueryData<OutputOf<typeof getAdminTestimonials>>(
      queryKey,
      (kept) => kept && { ...kept, data: edit(kept.data) },
    )

  const { mutate } = useMutation({
    mutationFn: sent,
    async onMutate({ testimonial, act }: Acting) {
      dismissFailures()
      // What is under way was asked before this change, and would undo it.
      await client.cancelQueries({ queryKey })
      const changed = changedBy(testimonial, act)
      change((list) =>
        list.flatMap((each) => (each.id !== testimonial.id ? [each] : changed ? [changed] : [])),
      )
    },
    onSuccess({ message, logId }, { testimonial, act }) {
      if (typeof act === 'object') onCorrected(testimonial.id)
      sayDone(client, message, logId)
    },
    onError(error, { testimonial, act }) {
      // Only this one: others may have changed meanwhile.
      change((list) => withIts(testimonial, list))
      toast({
        title: failedWords(act),
        description: error.message,
        tone: 'destructive',
      })
    },
    onSettled() {
      if (client.isMutating() === 1) void client.invalidateQueries({ queryKey })
    },
  })

  return (testimonial, act) => mutate({ testimonial, act })
}

function failedWords(act: ModerationAct): string {
  if (typeof act === 'object') return said.notCorrected
  if (act === 'ask') return said.notAsked
  return act === 'delete' ? 'Failed to delete testimonial' : 'Failed to update testimonial status'
}

/** Asks the server; gives what to say about it, and what takes it back. */
async function sent({
  testimonial: { id },
  act,
}: Acting): Promise<{ message: string; logId: string | null }> {
  if (typeof act === 'object') {
    const { logId } = await callFunction(correctTestimonial, { id, testimonial: act.correct })
    return { message: said.corrected, logId }
  }
  if (act === 'feature' || act === 'unfeature') {
    const { logId } = await callFunction(featureTestimonial, { id, isFeatured: act === 'feature' })
    return { message: act === 'feature' ? said.featured : said.unfeatured, logId }
  }
  if (act === 'ask') {
    const { logId } = await callFunction(askPermission, { id })
    return { message: said.asked, logId }
  }
  return callFunction(
    updateTestimonialStatus,
    act === 'delete' ? { id, action: 'delete' } : { id, isApproved: act === 'approve' },
  )
}

/** What it is while the server is asked; undefined where it is gone. */
function changedBy(testimonial: AdminTestimonial, act: ModerationAct): AdminTestimonial | undefined {
  if (act === 'delete') return undefined
  if (typeof act === 'object') {
    const written = testimonial.written ?? testimonial.testimonial
    const words = act.correct.trim()
    return { ...testimonial, testimonial: words, written: written === words ? null : written }
  }
  if (act === 'ask')
    return { ...testimonial, permission_asked_at: new Date().toISOString(), isQuestionUnsent: true }
  return act === 'feature' || act === 'unfeature'
    ? { ...testimonial, is_featured: act === 'feature' }
    : { ...testimonial, is_approved: act === 'approve' }
}

/** The list with `testimonial` as it was, in its place: newest first. */
function withIts(testimonial: AdminTestimonial, list: readonly AdminTestimonial[]): AdminTestimonial[] {
  const others = list.filter(({ id }) => id !== testimonial.id)
  return [...others, testimonial].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}
