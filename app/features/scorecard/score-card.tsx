import './score-card.css'
import { usd } from '#content/facts/usd'
import { opportunityCopy, rangeText, scoreCardMessage } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { scoreCardMarkers } from '#domain/score-bands'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'
import { costId } from './cost-of-inaction.tsx'
import { opportunityId } from './opportunity.tsx'

const firstLinkAfterMs = 500
const nextLinkAfterMs = 20

/** The score on a chain of 27 links, and the tier (behavior 7.3). */
export function ScoreCard({ score }: { score: number }) {
  return (
    <section aria-label="Your score">
      <div className="score-card__top split">
        <p className="score-card__figure num">
          {score} <small>out of {maxScore}</small>
        </p>
        <div>
          <p className="score-card__tier">
            {/* "Do-It-All" must not break. */}
            {tierOf(score)
              .name.split(' ')
              .flatMap((word) => [<span key={word}>{word}</span>, ' '])}
          </p>
          <p className="score-card__message">{scoreCardMessage(score)}</p>
        </div>
      </div>
      <Chain score={score} />
    </section>
  )
}

/** The chain, which fills up to the score (behavior 7.3: after 500 ms). */
function Chain({ score }: { score: number }) {
  const reached = scoreCardMarkers.findLast(({ atPercent }) => (100 * score) / maxScore >= atPercent)
  return (
    <>
      <div className="chain score-card__chain" aria-hidden="true">
        {Array.from({ length: maxScore }, (_, at) => (
          <i
            key={at}
            className={at < score ? 'on' : at === score ? 'next' : undefined}
            style={{ animationDelay: `${firstLinkAfterMs + at * nextLinkAfterMs}ms` }}
          />
        ))}
      </div>
      <ol className="marks">
        {scoreCardMarkers.map((marker) => (
          <li
            key={marker.label}
            className={marker === reached ? 'marks__reached' : undefined}
            style={{ left: `${marker.atPercent}%` }}
          >
            <span className="marks__percent">{marker.atPercent}% </span>
            {marker.label}
            {marker === reached && <span className="vh"> (reached)</span>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The cost and the first repair, which the sections below show in full (behavior 7.3). */
export function FirstFigures({ answers }: { answers: ResultAnswers }) {
  const { name, saves, isAutomated } = opportunityCopy(answers.automationPriority, answers)
  const range = rangeText(answers)
  return (
    <dl className="score-card__two">
      <div>
        <dt>What these hours cost a year, about</dt>
        <dd className="score-card__cost num">{usd(displayedCostOfInaction(answers).yearlyUsd)}</dd>
        <dd>
          <a href={`#${costId}`}>{range ?? 'How this is counted'}</a>
        </dd>
      </div>
      <div>
        <dt>{isAutomated ? 'You would automate first' : 'Repair first'}</dt>
        <dd className="score-card__first num">{name}</dd>
        <dd>
          <a href={`#${opportunityId}`}>
            {isAutomated ? 'Runs by itself already' : `${saves.hours} hours a week, by our estimate`}
          </a>
        </dd>
      </div>
    </dl>
  )
}
