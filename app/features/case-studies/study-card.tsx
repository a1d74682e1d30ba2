import './cover.css'
import './case-studies.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { caseStudiesCopy as copy } from '#content/pages/case-studies'
import type { PublicCaseStudy } from '#contracts/case-study'
import { hasOwnPage } from '#domain/case-study'
import { studyLineOf } from '#domain/study-line'
import { LineHead, StudyBars } from './study-bars.tsx'
import { StudyMetrics } from './study-metrics.tsx'
import { StudyPicture } from './study-picture.tsx'
import { StudyQuote } from './study-quote.tsx'

/** One study in the grid (behavior 12.3). */
export function StudyCard({ study, isLazy }: { study: PublicCaseStudy; isLazy: boolean }) {
  const { title, industry, tags, gamma_url: presentation } = study
  const page = hasOwnPage(study) ? `/case-studies/${study.slug}` : undefined
  const line = studyLineOf(study)
  const about = <span className="vh">: {title}</span>
  return (
    <article className="study">
      <div className="cover">
        <StudyPicture src={study.image_url} line={line} isLazy={isLazy} />
        {presentation && (
          <NewTabLink className="btn btn--s cover__open" href={presentation}>
            {copy.openPresentation}
            {about}
            <Icon name="out" />
          </NewTabLink>
        )}
      </div>
      <div className="study__words">
        <p className="study__client row fine">
          {study.client_logo_url && <img src={study.client_logo_url} alt="" width={48} height={48} />}
          {study.client_name && <span>{study.client_name}</span>}
          {study.is_sample && <span className="study__sample">{copy.sample}</span>}
          {study.featured && <span className="badge study__featured">{copy.featured}</span>}
        </p>
        <h2>{page ? <Link to={page}>{title}</Link> : title}</h2>
        {study.gamma_description && <p>{study.gamma_description}</p>}
        <div className="study__figures">
          {line && line.gap > 0 && (
            <div>
              <LineHead line={line} study={study} />
              <StudyBars line={line} />
            </div>
          )}
          <StudyMetrics metrics={study.metrics} />
        </div>
        <StudyQuote study={study} />
        {(industry || tags.length > 0) && (
          <ul className="row badges" aria-label={copy.tags}>
            {industry && <li className="badge study__industry">{industry}</li>}
            {tags.map((tag) => (
              <li key={tag} className="badge">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <p className="study__ways row">
          {presentation && (
            <NewTabLink className="btn btn--line btn--s" href={presentation}>
              {copy.viewPresentation}
              {about}
            </NewTabLink>
          )}
          {page && (
            <Link className="more" to={page}>
              {copy.read}
              {about}
              <Icon name="go" />
            </Link>
          )}
        </p>
      </div>
    </article>
  )
}
