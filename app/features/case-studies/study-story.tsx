import './case-studies.css'
import './cover.css'
import './study-story.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { caseStudiesCopy, caseStudiesPage } from '#content/pages/case-studies'
import { contentView } from '#content/facts/content-view'
import type { PublicCaseStudy } from '#contracts/case-study'
import { studyLineOf } from '#domain/study-line'
import type { ReactNode } from 'react'
import { StudyLine } from './study-line.tsx'
import { StudyMeasured } from './study-measured.tsx'
import { StudyMetrics } from './study-metrics.tsx'
import { StudyPicture } from './study-picture.tsx'
import { StudyQuote } from './study-quote.tsx'

const copy = contentView(() => caseStudiesCopy.story)

/** A part of the line for each part of the story: where it broke, the plate, and how it runs now. */
const pictures: Record<keyof typeof copy.parts, ReactNode> = {
  challenge: <DrawnLine shape="-x-" className="study-story__line" />,
  solution: <DrawnLine shape="-+-" className="study-story__line" />,
  results: <DrawnLine shape="o-o" className="study-story__line line--ok" />,
}

/** A whole case study, text first: the problem, the solution, the result. */
export function StudyStory({ study }: { study: PublicCaseStudy }) {
  const { gamma_url: presentation } = study
  const line = studyLineOf(study)
  const facts = [
    [copy.facts.client, study.client_name],
    [copy.facts.industry, study.industry],
    [copy.facts.duration, study.project_duration],
    [copy.facts.services, study.services_provided],
  ].filter(([, value]) => value)
  return (
    <article className="study-story">
      <header className="wrap study-story__head">
        <p>
          <Link className="study-story__back" to={caseStudiesPage.path}>
            {copy.all}
          </Link>
        </p>
        <h1>{study.title}</h1>
        {study.is_sample && <p className="study-story__sample">{copy.sampleNote}</p>}
        {facts.length > 0 && (
          <dl className="apart--s facts study-story__facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {line && <StudyLine line={line} study={study} />}
      </header>
      {(['challenge', 'solution', 'results'] as const).map((part) => {
        const text = study[part]?.trim()
        if (!text) return null
        return (
          <section
            key={part}
            className={`study-story__part study-story__part--${part}`}
            aria-labelledby={`study-story-${part}`}
          >
            <div className="wrap split split--4-8">
              {pictures[part]}
              <h2 id={`study-story-${part}`}>{copy.parts[part]}</h2>
              <div className="study-story__text">
                {text.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {part === 'solution' && study.image_url && (
                  <div className="cover">
                    <StudyPicture src={study.image_url} isLazy />
                  </div>
                )}
                {part === 'results' && <StudyMetrics metrics={study.metrics} />}
              </div>
            </div>
          </section>
        )
      })}
      <StudyMeasured study={study} />
      <div className="wrap study-story__end">
        <StudyQuote study={study} />
        {presentation && (
          <NewTabLink className="btn btn--line" href={presentation}>
            {caseStudiesCopy.viewPresentation}
            <Icon name="out" />
          </NewTabLink>
        )}
        {study.tags.length > 0 && (
          <ul className="row badges" aria-label={caseStudiesCopy.tags}>
            {study.tags.map((tag) => (
              <li key={tag} className="badge">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
