import './page.css'
import { Link } from 'react-router'
import { usePersonalLink } from '#app/features/intake/use-personal-link'
import { WeekOneIntake } from '#app/features/intake/week-one-intake.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { weekOneIntakeCopy as copy, weekOneIntakePage } from '#content/pages/ai-audit-week-1-intake-form'
import { personalLinkParameter } from '#contracts/get-intake-greeting'
import { submitAuditIntake } from '#contracts/submit-audit-intake'
import type { Route } from './+types/page'

export const meta = () => pageMeta(weekOneIntakePage)
export const action = formAction(submitAuditIntake, ({ searchParams }) => ({
  token: searchParams.get(personalLinkParameter) ?? undefined,
}))

export default function WeekOneIntakePage({ actionData }: Route.ComponentProps) {
  const [answer, call, score, roadmap] = copy.weeks
  const link = usePersonalLink()
  return (
    <main id="main">
      <section className="wrap intake split" aria-labelledby="intake-title">
        <p className="intake__no wide-only num" aria-hidden="true">
          1
        </p>
        <div>
          <h1 id="intake-title">{weekOneIntakePage.title}</h1>
          <p className="intake__pitch pitch-text">
            <b role="status">{link.firstName && `${copy.personal.hello} ${link.firstName}.`}</b> {copy.pitch}
          </p>
          <a className="btn" href="#intake">
            Go to the questions
            <Icon name="go" />
          </a>
          <p className="intake__for fine">
            {link.firstName ? (
              <>
                {copy.personal.yours} <a href={weekOneIntakePage.path}>{copy.personal.notMe}</a>
              </>
            ) : (
              <>
                {copy.forWhom} <Link to="/ai-audit-b2b">{copy.notYet}</Link>
              </>
            )}
          </p>
        </div>
        <Line className="line--bleed intake__weeks" label={copy.weeksLabel}>
          <LineLink className="intake__lead" />
          <LineNode name={answer} at="edge" className="intake__here" />
          <LineLink />
          <LineNode name={call} className="intake__spare" />
          <LineLink />
          <LineBreak />
          <LineLink />
          <LineNode name={score} className="intake__spare" />
          <LineLink />
          <LineNode name={roadmap} at="end" />
          <LineLink className="intake__lead" />
        </Line>
        <dl className="split">
          {copy.terms.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="manila part spaced asks" id="intake" aria-labelledby="asks-title">
        <div className="wrap">
          <h2 id="asks-title">{copy.form.title}</h2>
          <WeekOneIntake posted={actionData} link={link} />
        </div>
      </section>
    </main>
  )
}
