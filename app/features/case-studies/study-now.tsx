import './cover.css'
import './desk.css'
import { caseStudyOfficeCopy } from '#content/case-study-office'
import type { AdminCaseStudy } from '#contracts/case-study'
import { StudyPicture } from './study-picture.tsx'

const copy = caseStudyOfficeCopy.manage

/** How a study in the manager stands. `nameId` is its title's. */
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
