import '#app/features/case-studies/cover.css'
import './desk.css'
import { caseStudyOfficeCopy } from '#content/office/case-study-tools'
import type { AdminCaseStudy } from '#contracts/case-study'
import { StudyPicture } from '#app/features/case-studies/study-picture.tsx'

const copy = caseStudyOfficeCopy.manage

/** The state of a study in the manager. `nameId` is its title's id. */
export function StudyNow({ study, nameId }: { study: AdminCaseStudy; nameId?: string }) {
  return (
    <div>
      <div className="cover">
        <StudyPicture src={study.image_url} isLazy />
      </div>
      <h4 id={nameId}>{study.title}</h4>
      {!study.is_published && <p className="desk__note">{copy.hidden}</p>}
      {study.gamma_title && (
        <p className="desk__note">
          {copy.presentation} “{study.gamma_title}”.
        </p>
      )}
      {study.image_error && (
        <p className="desk__fault">
          {copy.notFetched} {study.image_error}
        </p>
      )}
      {study.wanted_image_url && !study.image_error && <p className="desk__note">{copy.fetching}</p>}
    </div>
  )
}
