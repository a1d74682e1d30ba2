import './tier-header.css'
import { tierFacts, tierHeaderText } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'
import { tierOf } from '#domain/tier'

/** The tier, its meaning, and the distance to the next one (behavior 7.4, 7.5). */
export function TierHeader({ score, answers }: { score: number; answers: ResultAnswers }) {
  const { headline, text } = tierHeaderText(score, answers)
  return (
    <section className="wrap tier split">
      <div>
        <h2>{tierOf(score).name}</h2>
        <p className="tier__headline">{headline}</p>
        <p className="lead">{text}</p>
      </div>
      <dl className="facts tier__facts">
        {tierFacts(score).map(({ term, figure, words }) => (
          <div key={term} className="under-rule">
            <dt>{term}</dt>
            <dd>
              <b className="num">{figure}</b> {words}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
