import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'
import { callFunction } from '#app/lib/call-function'
import { dismissFailures, toast } from '#app/ui/toast'
import { type AdminTestimonial, getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { updateTestimonialStatus } from '#contracts/update-testimonial-status'

const queryKey = ['admin-testimonials']

export type ModerationAct = 'approve' | 'unapprove' | 'delete'

interface Moderation {
  /** Undefined until the first answer. */
  testimonials: readonly AdminTestimonial[] | undefined
  failed: boolean
  refetch: () => void
  /** Changes what is shown at once; takes it back when the server refuses. */
  act: (testimonial: AdminTestimonial, act: ModerationAct) => void
  /** Whether other admins' changes show by themselves right now. */
  isLive: boolean
}

/** The moderators' list: fetched, changed, and kept up with what others change (S1 §4, §8). */
export function useModeration(): Moderation {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callFunction(getAdminTestimonials, {}, { signal })).data,
  })
  const change = (edit: (list: readonly AdminTestimonial[]) => readonly AdminTestimonial[]) =>
    client.setQueryData<readonly AdminTestimonial[]>(queryKey, (list) => list && edit(list))

  const { mutate } = useMutation({
    mutationFn: ({ testimonial: { id }, act }: { testimonial: AdminTestimonial; act: ModerationAct }) =>
      callFunction(
        updateTestimonialStatus,
        act === 'delete' ? { id, action: 'delete' } : { id, isApproved: act === 'approve' },
      ),
    async onMutate({ testimonial, act }) {
      dismissFailures()
      // What is under way was asked before this change, and would undo it.
      await client.cancelQueries({ queryKey })
      const changed = { ...testimonial, is_approved: act === 'approve' }
      change((list) =>
        list.flatMap((each) => (each.id !== testimonial.id ? [each] : act === 'delete' ? [] : [changed])),
      )
    },
    onSuccess({ message }) {
      toast({ title: message })
    },
    onError(error, { testimonial, act }) {
      // Only this one: others may have changed meanwhile.
      change((list) => withIts(testimonial, list))
      toast({
        title: act === 'delete' ? 'Failed to delete testimonial' : 'Failed to update testimonial status',
        description: error.message,
        tone: 'destructive',
      })
    },
    onSettled() {
      if (client.isMutating() === 1) void client.invalidateQueries({ queryKey })
    },
  })

  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    void followAdminEvents({
      onConnected: setIsLive,
      onChange(topic) {
        // While a change of ours is under way, its end fetches the list.
        if (topic !== undefined && topic !== 'testimonial-queue') return
        if (client.isMutating() === 0) void client.invalidateQueries({ queryKey })
      },
      signal: end.signal,
    })
    return () => end.abort()
  }, [client])

  return {
    testimonials: data,
    failed: isError && data === undefined,
    refetch: () => void refetch(),
    act: (testimonial, act) => mutate({ testimonial, act }),
    isLive,
  }
}

/** The list with `testimonial` as it was, in its place: newest first. */
function withIts(testimonial: AdminTestimonial, list: readonly AdminTestimonial[]): AdminTestimonial[] {
  const others = list.filter(({ id }) => id !== testimonial.id)
  return [...others, testimonial].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}
