import './page.css'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { Faq } from '#app/blocks/faq.tsx'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { RoadmapSample } from './roadmap-sample.tsx'
import { Sums } from './sums.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { DrawnLine, Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import {
  aiAuditPage,
  auditClosing,
  auditOffer,
  auditQuestions,
  auditRoad,
  auditWeeks,
  sampleRoadmap,
} from '#content/pages/ai-audit'

export const meta = () => pageMeta(aiAuditPage)

export default function AiAudit() {
  return (
    <main id="main">
      <section className="audit" aria-labelledby="audit-title">
        <div className="wrap audit__in split">
          <div>
            <h1 id="audit-title">{aiAuditPage.title}</h1>
            <DrawnLine shape="-x--o-" className="audit__line line--bleed" />
            <p className="audit__pitch">{auditOffer.pitch}</p>
            <p className="audit__for for-whom fine">{auditOffer.forWhom}</p>
          </div>
          <div className="sheet bill">
            <p className="bill__price num">{auditOffer.price}</p>
            <Sums caption="What the audit costs" rows={auditOffer.sums} />
            <MainAction {...auditOffer.reserve} />
            <p className="fine">
              {auditOffer.terms} {auditOffer.nothingCharged}
            </p>
          </div>
        </div>
      </section>

      <section className="manila part weeks" aria-labelledby="weeks-title">
        <div className="wrap">
          <h2 id="weeks-title">Week by week</h2>
          <ol className="steps apart split">
            {auditWeeks.map(({ week, title, text, picture }) => (
              <li key={title}>
                <span className="num" aria-hidden="true">
                  {week}
                </span>
                <Line className={picture === 'repaired' ? 'line--ok' : undefined}>
                  <LineNode />
                  <LineLink />
                  {picture === 'broken' && <LineBreak />}
                  {picture === 'repaired' && <LinePlate />}
                  {picture !== 'link' && <LineLink />}
                </Line>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <RoadmapSample {...sampleRoadmap} />

      <section className="wrap part road" aria-labelledby="road-title">
        <h2 id="road-title">{auditRoad.title}</h2>
        <ol className="apart">
          {auditRoad.steps.map(({ day, text }) => (
            <li key={day}>
              <span className="num">Day {day}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="road__counted">
          <HowWeCount of="pace" />
        </p>
      </section>

      <Faq {...auditQuestions} />
      <ClosingSection
        title={auditClosing.title}
        drawing="-+--o-"
        action={<MainAction {...auditOffer.reserve} />}
        note={auditOffer.nothingCharged}
      />
      <NextPages pages={['score', 'caseStudies']} title={auditClosing.ways} />
    </main>
  )
}
