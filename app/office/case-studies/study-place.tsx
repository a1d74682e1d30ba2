import { Link } from 'react-router'
import { officeStudiesCopy as copy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { hasOwnPage } from '#domain/case-study'

/** Whether visitors see a study, with a link to where they do. */
export function StudyPlace({ study }: { study: AdminCaseStudy }) {
  if (!study.is_published) return <span>{copy.state.draft}</span>
  return (
    <Link to={hasOwnPage(study) ? `/case-studies/${study.slug}` : '/case-studies'}>
      {copy.state.site}
      <span className="vh">: {study.title}</span>
    </Link>
  )
}
