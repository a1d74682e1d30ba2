import '#app/styles/form-place.css'
import '#app/styles/ai-audit-week-1-intake-form.css'
import { Link } from 'react-router'
import { FormPlace } from '#app/blocks/form-place.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { weekOneIntakeCopy as copy, weekOneIntakePage } from '#content/pages/ai-audit-week-1-intake-form'

export const meta = () => pageMeta(weekOneIntakePage)

const [answer, call, score, roadmap] = copy.weeks

export default function WeekOneIntake() {
  return (
    <main id="main">
      <section className="wrap intake" aria-labelledby="intake-title">
        <p className="intake__no num" aria-hidden="true">
          1
        </p>
        <div>
          <h1 id="intake-title">{weekOneIntakePage.title}</h1>
          <p className="intake__pitch">{copy.pitch}</p>
          <a className="btn" href="#intake">
            Go to the questions
            <Icon name="go" />
          </a>
          <p className="intake__for">
            {copy.forWhom} <Link to="/ai-audit-b2b">{copy.notYet}</Link>.
          </p>
        </div>
        <Line
          className="line--bleed intake__weeks"
          label="The audit’s four weeks as a line: you answer, we call, we score, roadmap. You are at the first."
        >
          <LineLink className="intake__lead" />
          <LineNode name={answer} at="edge" className="intake__here" />
          <LineLink />
          <LineNode name={call} className="hide-s" />
          <LineLink />
          <LineBreak />
          <LineLink />
          <LineNode name={score} className="hide-s" />
          <LineLink />
          <LineNode name={roadmap} at="end" />
          <LineLink className="intake__lead" />
        </Line>
        <dl>
          {copy.terms.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="manila asks" id="intake" aria-labelledby="asks-title">
        <div className="wrap asks__in">
          <div>
            <h2 id="asks-title">Five sections and an open question</h2>
            <ol>
              {copy.parts.map(({ name, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <FormPlace
            fields={copy.fields}
            action="Start by email"
            subject={weekOneIntakePage.title}
            note={copy.note}
          />
        </div>
      </section>
    </main>
  )
}
