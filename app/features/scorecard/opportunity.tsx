import './opportunity.css'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { Ranges } from '#app/ui/ranges.tsx'
import { noSecondOpportunity, secondOpportunityCopy } from '#content/results/second-opportunity'
import { opportunityCopy } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'

/** The anchor that the first screen's figure links to. */
export const opportunityId = 'first-repair'

/** The first thing to automate, as it is today and as it would be, and what comes after it. */
export function Opportunity({ answers }: { answers: ResultAnswers }) {
  const copy = opportunityCopy(answers.automationPriority, answers)
  const second = secondOpportunityCopy(answers)
  return (
    <section className="opp" id={opportunityId}>
      <div className="wrap">
        <div className="opp__top split">
          <div>
            <h2>Your #1 automation opportunity</h2>
            <p className="tight opp__name">{copy.name}</p>
          </div>
          <div className="opp__saves">
            <p>
              <b className="num">
                <Ranges text={copy.saves.hours} /> <small>hours</small>
              </b>{' '}
              <Ranges text={copy.saves.words} />
            </p>
            {copy.recovers !== undefined && <p className="opp__recovers">{copy.recovers}</p>}
          </div>
        </div>
        <dl className="swap">
          <div>
            <dt>{copy.beforeLabel}</dt>
            <dd>
              <Stations steps={copy.steps} state={copy.isAutomated ? 'repaired' : 'broken'} />
              <p>{copy.before}</p>
            </dd>
          </div>
          <div>
            <dt>{copy.afterLabel}</dt>
            <dd>
              <Stations steps={copy.steps} state="repaired" />
              <p>{copy.after}</p>
            </dd>
          </div>
        </dl>
        <p className="opp__text lead">{copy.text}</p>
        <p className="opp__second">
          {second ? (
            <>
              Next in line: <b>{second.name}</b>
              {second.hours}. {second.text}
            </>
          ) : (
            noSecondOpportunity
          )}
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
