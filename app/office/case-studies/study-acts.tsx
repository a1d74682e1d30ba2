import './case-studies.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { MoreMenu } from '#app/office/parts/more-menu.tsx'
import { officeStudiesCopy as copy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { isEmptyStudy } from '#domain/case-study'
import type { useStudyActs } from './use-study-acts.ts'

interface StudyActsProps {
  study: AdminCaseStudy
  acts: ReturnType<typeof useStudyActs>
  /** Says beside the button why an empty study cannot be published, where nothing else does. */
  saysWhy?: boolean
  /** The `updated_at` that a draft of the study began with: what it has not seen is not acted on. */
  seen?: string
}

/** What can be done with one study: publish it or take it off the site, and the rest. */
export function StudyActs({
  study,
  acts: { set, remove, isPending },
  saysWhy = false,
  seen,
}: StudyActsProps) {
  const mayChange = useMay('editor')
  if (!mayChange) return null
  const { id, title, is_published, featured } = study
  // Nothing is published that has nothing to read; the server says the same.
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
