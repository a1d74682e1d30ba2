import { Link } from 'react-router'
import { officeStudiesCopy as copy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { hasOwnPage } from '#domain/case-study'

/** Whether a study is published, with a link to the public page that shows it. */
export function StudyPlace({ study }: { study: AdminCaseStudy }) {
  if (!study.is_published) return <span>{copy.state.draft}</span>
  return (
    <Link to={hasOwnPage(study) ? `/case-studies/${study.slug}` : '/case-studies'}>
      {copy.state.site}
      <span className="vh">: {study.title}</span>
    </Link>
  )
}
