import './score-card.css'
import { scoreCardMessage } from '#content/results/score-results'
import { scoreCardMarkers } from '#domain/score-bands'
import { maxScore } from '#domain/score'

const firstLinkAfterMs = 500
const nextLinkAfterMs = 20

/** The score, and a chain of 27 links that fills up to it (behavior 7.3: after 500 ms). */
export function ScoreCard({ score }: { score: number }) {
  const reached = scoreCardMarkers.findLast(({ atPercent }) => (100 * score) / maxScore >= atPercent)
  return (
    <section aria-label="Your score">
      <div className="score-card__top split">
        <p className="score-card__figure num">
          {score} <small>out of {maxScore}</small>
        </p>
        <p className="score-card__message">{scoreCardMessage(score)}</p>
      </div>
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
    </section>
  )
}
