import './score-areas.css'
import { areasCopy } from '#content/results/score-results'
import type { ResultAnswers } from '#domain/answers'

/** Which parts of the business the points come from (behavior 7.14). */
export function ScoreAreas({ score, answers }: { score: number; answers: ResultAnswers }) {
  const copy = areasCopy(score, answers)
  if (!copy) return null
  return (
    <section className="wrap areas split split--4-8">
      <h2>{copy.title}</h2>
      <ol>
        {copy.areas.map(({ name, about, points, maxPoints }) => (
          <li key={name}>
            <h3>{name}</h3>
            <span className="areas__points" aria-hidden="true">
              {Array.from({ length: maxPoints }, (_, at) => (
                <i key={at} className={at < points ? 'on' : undefined} />
              ))}
            </span>
            <p className="num">
              {points} of {maxPoints}
            </p>
            <p className="areas__about">{about}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
