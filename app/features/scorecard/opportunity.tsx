import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { opportunityCopy } from '#content/score-results'
import type { ScorecardAnswers } from '#domain/answers'
import { industryOf } from '#domain/industry'
import { secondOpportunityOf } from '#domain/opportunity'

/** The first thing to repair, drawn as it is today and as it would be, and what comes after it. */
export function Opportunity({ answers }: { answers: ScorecardAnswers }) {
  const copy = opportunityCopy(answers.automationPriority, industryOf(answers.businessType))
  const second = opportunityCopy(secondOpportunityOf(answers), industryOf(answers.businessType))
  return (
    <section className="opp">
      <div className="wrap">
        <div className="opp__top">
          <div>
            <h2>Your #1 automation opportunity</h2>
            <p className="opp__name">{copy.name}</p>
          </div>
          <p className="opp__saves">
            <b className="num">{copy.savesText}</b> saved every week once this link holds.
          </p>
        </div>
        <dl className="swap">
          <div>
            <dt>Today</dt>
            <dd>
              <Stations steps={copy.steps} state="broken" />
              <p>{copy.today}</p>
            </dd>
          </div>
          <div>
            <dt>Repaired</dt>
            <dd>
              <Stations steps={copy.steps} state="repaired" />
              <p>{copy.repaired}</p>
            </dd>
          </div>
        </dl>
        <p className="opp__text">{copy.text}</p>
        <p className="opp__second">
          Next in line: <b>{second.name}</b>, {second.savesText} a week. {second.repaired}
        </p>
      </div>
    </section>
  )
}

interface StationsProps {
  steps: readonly [string, string, string]
  state: 'broken' | 'repaired'
}

function Stations({ steps: [first, second, last], state }: StationsProps) {
  return (
    <Line className={state === 'repaired' ? 'line--ok' : undefined}>
      <LineNode name={first} at="edge" />
      <LineLink />
      {state === 'repaired' ? <LinePlate /> : <LineBreak />}
      <LineLink />
      <LineNode name={second} />
      <LineLink />
      <LineNode name={last} at="end" />
    </Line>
  )
}
