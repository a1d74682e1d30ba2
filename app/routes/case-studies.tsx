import '#app/styles/close.css'
import '#app/styles/case-studies.css'
import { Link } from 'react-router'
import { ClosingCall } from '#app/blocks/closing-call.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { caseStudiesCopy as copy, caseStudiesPage } from '#content/pages/case-studies'

export const meta = () => pageMeta(caseStudiesPage)

export default function CaseStudies() {
  return (
    <main id="main">
      <section className="cases" aria-labelledby="cases-title">
        <div className="wrap">
          <h1 id="cases-title">{caseStudiesPage.title}</h1>
          <p className="cases__lead">{copy.lead}</p>
          <Line className="cases__line">
            <LineLink />
            <LineNode />
            <LineLink />
            <LineBreak />
            <LineLink />
            <LineNode />
            <LineLink />
          </Line>
          <div className="cases__empty">
            <p>
              <strong>{copy.empty.title}</strong>
              {copy.empty.text}
            </p>
            <div>
              <p>{copy.meanwhile.text}</p>
              <Link className="btn btn--line" to="/testimonials">
                {copy.meanwhile.testimonials}
              </Link>
              <Link className="btn btn--line" to="/ai-ready-score">
                {copy.meanwhile.scorecard}
              </Link>
            </div>
          </div>
        </div>
      </section>

      <section className="manila proof" aria-labelledby="proof-title">
        <div className="wrap">
          <h2 id="proof-title">{copy.rules.title}</h2>
          <dl>
            {copy.rules.items.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <ClosingCall
        title={copy.closing.title}
        action={
          <Link className="btn" to="/ai-audit-b2b">
            {copy.closing.button}
            <Icon name="go" />
          </Link>
        }
        note={copy.closing.note}
      />
    </main>
  )
}
