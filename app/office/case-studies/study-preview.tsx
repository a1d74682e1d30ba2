import './study-preview.css'
import '#app/features/case-studies/case-studies.css'
import { createPortal } from 'react-dom'
import { StudyCard } from '#app/features/case-studies/study-card.tsx'
import { StudyStory } from '#app/features/case-studies/study-story.tsx'
import { Modal } from '#app/office/frame/modal.tsx'
import { studyFormCopy as copy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { hasOwnPage } from '#domain/case-study'

/** A study as visitors will see it: isolated from the office's styles, whose sizes differ. */
export function StudyPreview({
  study,
  leave = copy.closePreview,
  onClose,
}: {
  study: AdminCaseStudy
  leave?: string
  onClose: () => void
}) {
  return createPortal(
    <Modal className="as-page" label={{ text: copy.previewTitle(study.title) }} onClose={onClose}>
      <div className="as-page__bar manila">
        <div className="wrap">
          <p>{copy.previewNote}</p>
          <button type="button" className="btn btn--s" onClick={onClose}>
            {leave}
          </button>
        </div>
      </div>
      {/* Inert, because links would lead away from unsaved changes. */}
      <div inert>
        {hasOwnPage(study) ? (
          <StudyStory study={study} />
        ) : (
          <p className="wrap as-page__none">{copy.previewNoPage}</p>
        )}
        <section className="wrap as-page__card">
          <h2>{copy.previewCard}</h2>
          <div className="cases__grid">
            <StudyCard study={study} isLazy={false} />
          </div>
        </section>
      </div>
    </Modal>,
    document.body,
  )
}
