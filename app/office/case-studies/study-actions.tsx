import './case-studies.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { MoreMenu } from '#app/office/parts/more-menu.tsx'
import { officeStudiesCopy as copy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { isEmptyStudy } from '#domain/case-study'
import type { useStudyActions } from './use-study-actions.ts'

interface StudyActionsProps {
  study: AdminCaseStudy
  actions: ReturnType<typeof useStudyActions>
  /** Whether to explain beside the button why an empty study cannot be published. */
  saysWhy?: boolean
  /** The `updated_at` that the draft started from; the action fails if the study has changed since. */
  seen?: string
}

/** The buttons for one study: publish or unpublish, and a menu with the other actions. */
export function StudyActions({
  study,
  actions: { set, remove, isPending },
  saysWhy = false,
  seen,
}: StudyActionsProps) {
  const mayChange = useMay('editor')
  if (!mayChange) return null
  const { id, title, is_published, featured } = study
  // An empty study is not published; the server enforces it too.
  const isEmpty = !is_published && isEmptyStudy(study)
  return (
    <>
      <button
        type="button"
        className={is_published || isEmpty ? 'btn btn--line' : 'btn btn--ok'}
        disabled={isPending || isEmpty}
        onClick={() => set(id, { is_published: !is_published }, seen)}
      >
        {is_published ? copy.unpublish : copy.publish}
        <span className="vh">: {title}</span>
      </button>
      {isEmpty && saysWhy && <span className="sub study-acts__why">{copy.empty.publish}</span>}
      <MoreMenu
        about={title}
        isQuiet
        acts={[
          {
            name: featured ? copy.unfeature : copy.feature,
            run: () => set(id, { featured: !featured }, seen),
          },
          { name: copy.remove, run: () => remove(id), isBad: true },
        ]}
      />
    </>
  )
}
