import { useAction } from '#app/office/frame/use-action'
import { officeStudiesCopy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import type { OutputOf } from '#contracts/contract'
import { deleteCaseStudy } from '#contracts/delete-case-study'
import type { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { updateCaseStudy } from '#contracts/update-case-study'

const copy = officeStudiesCopy.successMessages
const topics = ['case-studies'] as const

type Answer = OutputOf<typeof listAdminCaseStudies>

/** The optimistic update of the list. */
function shownChanged(
  data: unknown,
  { id, updatedAt: _seen, ...change }: { id: string; updatedAt?: string | undefined },
): unknown {
  const answer = data as Answer
  return { ...answer, data: answer.data.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

function withoutStudy(data: unknown, { id }: { id: string }): unknown {
  const answer = data as Answer
  return { ...answer, data: answer.data.filter((each) => each.id !== id) }
}

interface StudyActionsOptions {
  /** Called with the stored study after an action that was given the version its draft started from. */
  onDone?: (study: AdminCaseStudy) => void
  onRemoved?: () => void
}

/** The actions for a study, used by the list and the editor. */
export function useStudyActions({ onDone, onRemoved }: StudyActionsOptions = {}) {
  const change = useAction(updateCaseStudy, {
    topics,
    optimisticUpdate: shownChanged,
    successMessage: (_answer, { is_published, featured }) =>
      is_published === undefined
        ? featured
          ? copy.featured
          : copy.unfeatured
        : is_published
          ? copy.published
          : copy.unpublished,
    inputForOverride: ({ updatedAt: _seen, ...mine }) => mine,
    onDone({ data }, { updatedAt }) {
      if (updatedAt !== undefined) onDone?.(data)
    },
  })
  const remove = useAction(deleteCaseStudy, {
    topics,
    optimisticUpdate: withoutStudy,
    successMessage: () => copy.removed,
    ...(onRemoved && { onDone: onRemoved }),
  })
  /** @param seen the `updated_at` the draft started from; the action fails if the study has changed since */
  const set = (id: string, flag: { is_published: boolean } | { featured: boolean }, seen?: string) =>
    change.act({ id, ...(seen !== undefined && { updatedAt: seen }), ...flag })
  return {
    set,
    remove: (id: string) => remove.act({ id }),
    isPending: change.isPending,
    conflict: change.conflict ?? remove.conflict,
  }
}
