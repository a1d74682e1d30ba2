import './tier-header.css'
import { tierHeaderText } from '#content/score-results'
import type { ResultAnswers } from '#domain/answers'
import { aheadOfPercent, nextTierOf, tierOf } from '#domain/tier'

/** The tier, what it means, and how far the next one is (S0 §9). */
export function TierHeader({ score, answers }: { score: number; answers: ResultAnswers }) {
  const { headline, text } = tierHeaderText(score, answers)
  const { name, foundersSavePercent } = tierOf(score)
  const next = nextTierOf(score)
  return (
    <section className="wrap tier split">
      <h2>
        {/* "Do-It-All" stays in one piece. */}
        {name.split(' ').flatMap((word) => [<span key={word}>{word}</span>, ' '])}
      </h2>
      <div className="tier__say">
        <p className="tier__headline">{headline}</p>
        <p>{text}</p>
      </div>
      <dl className="facts tier__facts split">
        <div className="under-rule">
          <dt>Ahead of</dt>
          <dd>
            <b className="num">{aheadOfPercent(score)}%</b> of the scale
          </dd>
        </div>
        <div className="under-rule">
          <dt>Founders save</dt>
          <dd>
            <b className="num">{foundersSavePercent}%</b> of their time, typically, at this tier
          </dd>
        </div>
        {next && (
          <div className="under-rule">
            <dt>Next tier</dt>
            <dd>
              <b className="num">{next.tier.name}</b> {next.pointsAway}{' '}
              {next.pointsAway === 1 ? 'point' : 'points'} away
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
