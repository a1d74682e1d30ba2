import { useMay } from '#app/lib/admin-role'
import { useAct } from '#app/office/frame/use-act'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { officeStudiesCopy as copy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { deleteCaseStudy } from '#contracts/delete-case-study'
import { updateCaseStudy } from '#contracts/update-case-study'

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

interface StudyActsProps {
  study: AdminCaseStudy
  /** The `updated_at` that a draft of the study began with: what it has not seen is not acted on. */
  seen?: string
  /** What the study is now, and nothing else was done to it since `seen`. */
  onActed?: (study: AdminCaseStudy) => void
  onRemoved?: () => void
}

/** What can be done with one study, from the list and from its editor. */
export function StudyActs({ study, seen, onActed, onRemoved }: StudyActsProps) {
  const mayChange = useMay('editor')
  const change = useAct(updateCaseStudy, {
    topics,
    shown: shownChanged,
    said: (_answer, { is_published, featured }) =>
      is_published === undefined
        ? featured
          ? copy.said.featured
          : copy.said.unfeatured
        : is_published
          ? copy.said.published
          : copy.said.unpublished,
    again: ({ updatedAt: _seen, ...mine }) => mine,
    onDone({ data }, { updatedAt }) {
      if (updatedAt !== undefined) onActed?.(data)
    },
  })
  const remove = useAct(deleteCaseStudy, {
    topics,
    shown: shownWithout,
    said: () => copy.said.removed,
    ...(onRemoved && { onDone: onRemoved }),
  })
  const { id, title, is_published, featured } = study
  const set = (flag: { is_published: boolean } | { featured: boolean }) =>
    change.act({ id, ...(seen !== undefined && { updatedAt: seen }), ...flag })
  const about = <span className="vh">: {title}</span>
  return (
    <>
      {mayChange && (
        <>
          <button
            type="button"
            className={is_published ? 'btn btn--line' : 'btn btn--ok'}
            disabled={change.isPending}
            onClick={() => set({ is_published: !is_published })}
          >
            {is_published ? copy.unpublish : copy.publish}
            {about}
          </button>
          <button
            type="button"
            className="text-btn"
            disabled={change.isPending}
            onClick={() => set({ featured: !featured })}
          >
            {featured ? copy.unfeature : copy.feature}
            {about}
          </button>
          <button type="button" className="text-btn text-btn--bad" onClick={() => remove.act({ id })}>
            {copy.remove}
            {about}
          </button>
        </>
      )}
      <ConflictNote conflict={change.conflict ?? remove.conflict} />
    </>
  )
}
