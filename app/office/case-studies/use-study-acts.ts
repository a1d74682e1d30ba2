import { useAct } from '#app/office/frame/use-act'
import { officeStudiesCopy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { deleteCaseStudy } from '#contracts/delete-case-study'
import { updateCaseStudy } from '#contracts/update-case-study'

const copy = officeStudiesCopy.said
const topics = ['case-studies'] as const

/** What the list shows at once, before the server has answered. */
function shownChanged(
  data: unknown,
  { id, updatedAt: _seen, ...change }: { id: string; updatedAt?: string | undefined },
): unknown {
  const answer = data as { data: AdminCaseStudy[] }
  return { ...answer, data: answer.data.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

function shownWithout(data: unknown, { id }: { id: string }): unknown {
  const answer = data as { data: AdminCaseStudy[] }
  return { ...answer, data: answer.data.filter((each) => each.id !== id) }
}

interface StudyActsOptions {
  /** What the study is now, and nothing else was done to it since what was seen. */
  onActed?: (study: AdminCaseStudy) => void
  onRemoved?: () => void
}

/** What can be done with a study, from the list and from its editor. */
export function useStudyActs({ onActed, onRemoved }: StudyActsOptions = {}) {
  const change = useAct(updateCaseStudy, {
    topics,
    shown: shownChanged,
    said: (_answer, { is_published, featured }) =>
      is_published === undefined
        ? featured
          ? copy.featured
          : copy.unfeatured
        : is_published
          ? copy.published
          : copy.unpublished,
    again: ({ updatedAt: _seen, ...mine }) => mine,
    onDone({ data }, { updatedAt }) {
      if (updatedAt !== undefined) onActed?.(data)
    },
  })
  const remove = useAct(deleteCaseStudy, {
    topics,
    shown: shownWithout,
    said: () => copy.removed,
    ...(onRemoved && { onDone: onRemoved }),
  })
  /** @param seen the `updated_at` that a draft of the study began with: what it has not seen is not acted on */
  const set = (id: string, flag: { is_published: boolean } | { featured: boolean }, seen?: string) =>
    change.act({ id, ...(seen !== undefined && { updatedAt: seen }), ...flag })
  return {
    set,
    remove: (id: string) => remove.act({ id }),
    isPending: change.isPending,
    conflict: change.conflict ?? remove.conflict,
  }
}
