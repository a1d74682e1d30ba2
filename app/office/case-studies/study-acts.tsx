import { useMay } from '#app/lib/admin-role'
import { useAct } from '#app/office/frame/use-act'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { officeStudiesCopy as copy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { deleteCaseStudy } from '#contracts/delete-case-study'
import { updateCaseStudy } from '#contracts/update-case-study'

const topics = ['case-studies'] as const

/** What the list shows at once, before the server has answered. */
function shownChanged(data: unknown, { id, ...change }: { id: string }): unknown {
  const answer = data as { data: AdminCaseStudy[] }
  return { ...answer, data: answer.data.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

function shownWithout(data: unknown, { id }: { id: string }): unknown {
  const answer = data as { data: AdminCaseStudy[] }
  return { ...answer, data: answer.data.filter((each) => each.id !== id) }
}

/** What can be done with one study, from the list and from its editor. */
export function StudyActs({ study, onRemoved }: { study: AdminCaseStudy; onRemoved?: () => void }) {
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
  })
  const remove = useAct(deleteCaseStudy, {
    topics,
    shown: shownWithout,
    said: () => copy.said.removed,
    ...(onRemoved && { onDone: onRemoved }),
  })
  const { id, title, is_published, featured } = study
  const about = <span className="vh">: {title}</span>
  return (
    <>
      {mayChange && (
        <>
          <button
            type="button"
            className={is_published ? 'btn btn--line' : 'btn btn--ok'}
            onClick={() => change.act({ id, is_published: !is_published })}
          >
            {is_published ? copy.unpublish : copy.publish}
            {about}
          </button>
          <button type="button" className="text-btn" onClick={() => change.act({ id, featured: !featured })}>
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
